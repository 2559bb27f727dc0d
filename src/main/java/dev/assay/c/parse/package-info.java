/** Reads preprocessed C: lexer, recursive-descent parser and the messages about bad input. */
package dev.assay.c.parse;
