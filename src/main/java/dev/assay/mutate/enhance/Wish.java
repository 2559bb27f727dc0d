package dev.assay.mutate.enhance;

import dev.assay.interpret.Limits;

/**
 * How programs are enhanced.
 *
 * @param always programs too whose only output is one call at their end
 * @param force programs too that depend on more than their text
 * @param limits what one run of the interpreter may use
 */
public record Wish(boolean always, boolean force, Limits limits) {}
