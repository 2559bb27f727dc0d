/** From the tree to files: one or three, C or C++. */
package dev.assay.generate.exact.lower;
