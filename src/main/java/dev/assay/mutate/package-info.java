/** Test cases: programs with what is known of their behaviour; and what can be changed in them. */
package dev.assay.mutate;
