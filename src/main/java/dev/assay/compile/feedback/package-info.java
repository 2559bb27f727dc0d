/** What compilers and programs tell of a build beside its result: counters, executed lines. */
package dev.assay.compile.feedback;
