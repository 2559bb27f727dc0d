/** How values of C types are represented in Java, converted, and laid out in bytes. */
package dev.assay.interpret.value;
