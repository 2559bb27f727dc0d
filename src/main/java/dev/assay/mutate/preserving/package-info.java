/** Mutators that keep what a program does: each changes one spot, by what a run showed there. */
package dev.assay.mutate.preserving;
