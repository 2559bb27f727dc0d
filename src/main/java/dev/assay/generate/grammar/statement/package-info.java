/** Statements of the grammar, one file a rule. */
package dev.assay.generate.grammar.statement;
