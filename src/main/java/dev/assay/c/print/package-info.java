/** Prints a typed tree as C that parses back to the same tree. */
package dev.assay.c.print;
