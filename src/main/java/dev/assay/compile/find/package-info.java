/** Finds the compilers of a machine and learns, by trying, what each of them can do. */
package dev.assay.compile.find;
