/** What compilers and programs tell of a build beside its result: features, executed lines. */
package dev.assay.compile.feedback;
