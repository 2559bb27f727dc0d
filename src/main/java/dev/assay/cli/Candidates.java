package dev.assay.cli;

import dev.assay.bugs.BugState;
import dev.assay.campaign.DefaultMix;
import dev.assay.judge.BugClass;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.scaling.Scalings;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.pass.Passes;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Names that a shell can complete the values of options with; each a class, as picocli wants. */
final class Candidates {
  private Candidates() {}

  /** Names, asked for only when a completion is written. */
  interface Names extends Iterable<String> {
    List<String> names();

    @Override
    default Iterator<String> iterator() {
      return names().iterator();
    }
  }

  /** Sources of a campaign, alone and as they are combined by default. */
  static final class Sources implements Names {
    @Override
    public List<String> names() {
      return Stream.concat(
              FuzzSources.NAMES.stream(), DefaultMix.rows().stream().map(DefaultMix.Row::generator))
          .distinct()
          .toList();
    }
  }

  /** Generators of programs by themselves. */
  static final class Generators implements Names {
    @Override
    public List<String> names() {
      return GenerateCommand.GENERATORS;
    }
  }

  /** Mutators of both kinds. */
  static final class Mutators implements Names {
    @Override
    public List<String> names() {
      return MutateCommand.names();
    }
  }

  /** Mutators that keep what a program does. */
  static final class Preserving implements Names {
    @Override
    public List<String> names() {
      return PreservingMutators.names();
    }
  }

  /** Ways to make programs larger. */
  static final class Scaling implements Names {
    @Override
    public List<String> names() {
      return Scalings.names();
    }
  }

  /** Passes of the reducer. */
  static final class ReductionPasses implements Names {
    @Override
    public List<String> names() {
      return Passes.all().stream().map(ReductionPass::name).toList();
    }
  }

  /** Classes of bugs. */
  static final class Classes implements Names {
    @Override
    public List<String> names() {
      return Stream.of(BugClass.values()).map(BugClass::spelling).toList();
    }
  }

  /** States of bugs. */
  static final class States implements Names {
    @Override
    public List<String> names() {
      return Stream.of(BugState.values()).map(BugState::spelling).toList();
    }
  }

  /** Versions of C. */
  static final class Standards implements Names {
    @Override
    public List<String> names() {
      return Stream.of("c89", "c99", "c11", "c17", "c23")
          .flatMap(name -> Stream.of(name, name.replace("c", "gnu")))
          .toList();
    }
  }

  /** Shells that can complete. */
  static final class Shells implements Names {
    @Override
    public List<String> names() {
      return CompletionCommand.SHELLS;
    }
  }

  /** What can be measured. */
  static final class Measurements implements Names {
    @Override
    public List<String> names() {
      return BenchCommand.MEASUREMENTS;
    }
  }
}
