/** Random expressions, one kind a file. */
package dev.assay.generate.exact.expression;
