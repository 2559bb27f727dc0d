/** Snippets: many are made for a place where a generator has ended, and one is chosen. */
package dev.assay.generate.grammar.snippet;
