/** Tells from a compiler's end and words what became of a program: built, refused, or worse. */
package dev.assay.compile.classify;
