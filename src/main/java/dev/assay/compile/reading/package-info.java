/** How each compiler reads a program that asks for predefined macros. */
package dev.assay.compile.reading;
