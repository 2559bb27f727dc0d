/** Types, global variables and functions of programs of the grammar. */
package dev.assay.generate.grammar.environment;
