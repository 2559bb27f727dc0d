/** Generated functions and the calls between them. */
package dev.assay.generate.exact.function;
