/** Runs the compiler for a report: what its commands, traces and regression tests really do. */
package dev.assay.bugs.examine;
