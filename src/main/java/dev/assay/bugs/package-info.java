/** Keeps what was found, in a database and beside it in files that people can read. */
package dev.assay.bugs;
