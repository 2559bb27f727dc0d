/** The C language: types, the typed tree, data models. Imports nothing else of Assay. */
package dev.assay.c;
