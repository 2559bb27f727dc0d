/**
 * Smaller programs with the same verdict.
 *
 * <p>A {@link dev.assay.reduce.Subject} is changed by {@link dev.assay.reduce.Edit}s that {@link
 * dev.assay.reduce.ReductionPass}es propose; an {@link dev.assay.reduce.Interest} says whether what
 * came out is still of interest. No compiler is known here.
 */
package dev.assay.reduce;
