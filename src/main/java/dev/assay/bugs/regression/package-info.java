/** A bug as a test that checks itself, as the suites of gcc and LLVM want it. */
package dev.assay.bugs.regression;
