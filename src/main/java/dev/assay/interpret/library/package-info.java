/** The C library and the compilers' builtins, as functions that act on a machine. */
package dev.assay.interpret.library;
