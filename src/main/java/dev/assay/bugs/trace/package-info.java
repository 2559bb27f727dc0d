/** The first wrong value of a miscompiled program: it is made to tell its stores, and compared. */
package dev.assay.bugs.trace;
