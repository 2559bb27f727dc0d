/** The executable form of expressions and statements. */
package dev.assay.interpret.node;
