/** Finds compilers and runs them: the only package that starts processes. */
package dev.assay.compile;
