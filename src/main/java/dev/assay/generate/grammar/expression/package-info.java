/** Expressions of the grammar, one file a rule. */
package dev.assay.generate.grammar.expression;
