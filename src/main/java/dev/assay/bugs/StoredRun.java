package dev.assay.bugs;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Purpose;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Map;

/**
 * What one configuration did with a program, as it is kept.
 *
 * @param way how the compiler was called
 * @param status the program's exit status or the signal that ended it; 0 where there is none
 * @param stdout the program's output, as bytes in Latin-1; only the start of a long one
 * @param messages what else was printed: the program's error stream or the compiler's output
 * @param code a digest of the machine code, or empty
 */
public record StoredRun(
    Way way, RunKind kind, int status, String stdout, String messages, String code) {
  /** Enough to tell wrong from right, and little enough to keep hundreds. */
  private static final int KEPT = 1 << 16;

  /** A configuration and its command lines, without what only matters where its compiler is. */
  public record Way(
      String compiler,
      String version,
      String target,
      Map<String, String> environment,
      String level,
      List<String> flags,
      Purpose purpose,
      BuildCommands commands) {
    public Way {
      environment = Map.copyOf(environment);
      flags = List.copyOf(flags);
    }

    /** As the configuration is used on the test. */
    public static Way of(TestCase test, Configuration configuration) {
      Compiler compiler = configuration.compiler();
      return new Way(
          compiler.name(),
          compiler.version(),
          compiler.target(),
          compiler.environment(),
          configuration.level(),
          configuration.flags(),
          configuration.purpose(),
          BuildCommands.of(test, configuration));
    }

    /** As {@link Configuration} prints itself. */
    @Override
    public String toString() {
      return String.join(" ", List.of(compiler, level, String.join(" ", flags)))
          .strip()
          .replaceAll(" +", " ");
    }
  }

  /** The run of a test, with long outputs cut. */
  public static StoredRun of(TestCase test, CompilerRun run) {
    Way way = Way.of(test, run.configuration());
    RunKind kind = RunKind.of(run);
    return switch (run) {
      case CompilerRun.Ran(_, int exit, String stdout, String stderr, String code, _) ->
          new StoredRun(way, kind, exit, cut(stdout), cut(stderr), code);
      case CompilerRun.Died(_, int signal, String stdout, String stderr, String code, _) ->
          new StoredRun(way, kind, signal, cut(stdout), cut(stderr), code);
      case CompilerRun.RanTooLong(_, String stdout, String code, _) ->
          new StoredRun(way, kind, 0, cut(stdout), "", code);
      case CompilerRun.Compiled(_, String code, _) -> new StoredRun(way, kind, 0, "", "", code);
      case CompilerRun.CompilerCrashed(_, String output, _) -> message(way, kind, output);
      case CompilerRun.CompilerHung(_, String output, _) -> message(way, kind, output);
      case CompilerRun.Rejected(_, String output, _) -> message(way, kind, output);
      case CompilerRun.Analysed(_, String output, _) -> message(way, kind, output);
      case CompilerRun.OutOfResources(_, String resource, String output, _) ->
          message(way, kind, resource + "\n" + output);
    };
  }

  /** The run again, of a configuration that is the same as far as is known. */
  public CompilerRun as(Configuration configuration) {
    return switch (kind) {
      case RAN -> new CompilerRun.Ran(configuration, status, stdout, messages, code, Cost.ZERO);
      case DIED -> new CompilerRun.Died(configuration, status, stdout, messages, code, Cost.ZERO);
      case RAN_TOO_LONG -> new CompilerRun.RanTooLong(configuration, stdout, code, Cost.ZERO);
      case COMPILED -> new CompilerRun.Compiled(configuration, code, Cost.ZERO);
      case CRASHED -> new CompilerRun.CompilerCrashed(configuration, messages, Cost.ZERO);
      case HUNG -> new CompilerRun.CompilerHung(configuration, messages, Cost.ZERO);
      case REJECTED -> new CompilerRun.Rejected(configuration, messages, Cost.ZERO);
      case ANALYSED -> new CompilerRun.Analysed(configuration, messages, Cost.ZERO);
      case OUT_OF_RESOURCES ->
          new CompilerRun.OutOfResources(configuration, "", messages, Cost.ZERO);
    };
  }

  /** Whether a program was made and started. */
  public boolean isProgramsEnd() {
    return switch (kind) {
      case RAN, DIED, RAN_TOO_LONG -> true;
      case COMPILED, CRASHED, HUNG, REJECTED, ANALYSED, OUT_OF_RESOURCES -> false;
    };
  }

  private static StoredRun message(Way way, RunKind kind, String output) {
    return new StoredRun(way, kind, 0, "", cut(output), "");
  }

  static String cut(String text) {
    return text.length() <= KEPT ? text : text.substring(0, KEPT);
  }

  /** In words: {@code exit status 1}, {@code signal 11}, {@code compiler-crashed}. */
  public String outcome() {
    return switch (kind) {
      case RAN -> "exit status " + status;
      case DIED -> "signal " + status;
      case RAN_TOO_LONG, COMPILED, CRASHED, HUNG, REJECTED, ANALYSED, OUT_OF_RESOURCES ->
          kind.spelling();
    };
  }
}
