/** Exact floating and complex arithmetic, its reading and its printing, where Java has none. */
package dev.assay.interpret.number;
