/** The loop from seeds to bugs: sources of programs, trials, workers, statistics. */
package dev.assay.campaign;
