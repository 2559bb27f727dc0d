/**
 * Bugs that were known before: a folder of cases, and what makes a new bug look like one of them.
 */
package dev.assay.bugs.known;
