/** Ways to make programs smaller, each in a file of its own; {@code Passes} lists them all. */
package dev.assay.reduce.pass;
