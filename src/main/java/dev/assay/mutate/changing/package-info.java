/** Mutators that change what a program does, so that compilers meet code that nobody wrote. */
package dev.assay.mutate.changing;
