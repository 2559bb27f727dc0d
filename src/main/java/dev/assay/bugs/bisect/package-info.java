/** Finds the part of a stock compiler without which a bug is not there, by switching parts off. */
package dev.assay.bugs.bisect;
