/** Makes predicates, expressions and dead code from what is known of the values at a point. */
package dev.assay.mutate.synthesis;
