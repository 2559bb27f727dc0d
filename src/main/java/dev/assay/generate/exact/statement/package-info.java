/** Random statements, one kind a file. */
package dev.assay.generate.exact.statement;
