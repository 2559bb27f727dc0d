package dev.assay.campaign.bench;

import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.List;

/**
 * The programs that one generator made, and what they cost.
 *
 * @param cpu the CPU time of those that were made; what failures took is left out
 * @param failures seeds that gave no program
 */
public record ProgramSet(String generator, List<TestCase> programs, Duration cpu, int failures) {
  public ProgramSet {
    programs = List.copyOf(programs);
  }

  public SetSizes sizes() {
    return new SetSizes(generator, programs.stream().map(ProgramSet::size).toList(), cpu, failures);
  }

  private static SetSizes.Program size(TestCase program) {
    List<String> texts = program.files().stream().map(SourceFile::text).toList();
    return new SetSizes.Program(
        texts.stream().mapToLong(String::length).sum(),
        texts.stream().mapToLong(text -> text.lines().count()).sum());
  }
}
