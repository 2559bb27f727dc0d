/**
 * Reports of bugs, in the forms that maintainers of compilers ask for; all of it is text from data.
 */
package dev.assay.bugs.report;
