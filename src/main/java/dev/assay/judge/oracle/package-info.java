/** The reasons to call runs wrong, one class each. */
package dev.assay.judge.oracle;
