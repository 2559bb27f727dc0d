package dev.assay.mutate;

import dev.assay.c.DataModel;
import dev.assay.interpret.Dialect;

/** For which target and under which rules a program is interpreted. */
public record Setting(DataModel model, Dialect dialect) {}
