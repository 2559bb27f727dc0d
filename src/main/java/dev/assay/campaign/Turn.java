package dev.assay.campaign;

import dev.assay.campaign.source.ProgramSource;

/**
 * The source of a trial's program.
 *
 * @param number what the source goes by where programs belong together
 */
record Turn(ProgramSource source, long number) {}
