/** Variants of programs: mutations are chosen, made, and checked by running the result. */
package dev.assay.mutate.variant;
