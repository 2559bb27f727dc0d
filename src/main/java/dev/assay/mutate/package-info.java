/** Test cases: programs with what is known of their behaviour, and how they came to be. */
package dev.assay.mutate;
