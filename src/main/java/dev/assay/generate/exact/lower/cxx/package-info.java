/** Makes of a C tree one that says the same when it is printed as C++. */
package dev.assay.generate.exact.lower.cxx;
