package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;

/**
 * Says whether a bisection of the bug in a program still ends at the same part of the compiler; any
 * thread may ask.
 */
@FunctionalInterface
public interface BlameGuard {
  boolean blamesTheSame(TestCase test, Configuration bad, Scratch scratch);
}
