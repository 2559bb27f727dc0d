package dev.assay.campaign.greybox;

import dev.assay.compile.feedback.Features;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;

/**
 * A program of a corpus.
 *
 * @param trial the trial that made it, or -1 for a root
 * @param text stands alone: what it needs of headers is in it
 * @param features what it makes the compilers do that tell
 */
public record CorpusProgram(long trial, Lineage lineage, String text, Features features) {
  /** Of a program that nobody mutated. */
  public static final long ROOT = -1;

  public static CorpusProgram root(String name, String text, Features features) {
    return new CorpusProgram(ROOT, Lineage.of(name), text, features);
  }

  /** A program that stands alone, for compilers. */
  public static TestCase test(String text) {
    return Standalone.test(new Origin("corpus", new Seed(0), ""), text);
  }

  public boolean isRoot() {
    return trial == ROOT;
  }
}
