/** Runs typed C programs and names the undefined behaviour they reach. */
package dev.assay.interpret;
