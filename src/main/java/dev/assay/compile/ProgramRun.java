package dev.assay.compile;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Task;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs the program that a compiler made, and says what its end means. */
final class ProgramRun {
  /** The signal of a process that writes more than it may. */
  private static final int SIGXFSZ = 25;

  /** How much slower an emulated or a checked program is, with room to spare. */
  private static final int SLOWDOWN = 20;

  /** Leaks are no undefined behaviour; a report must not end in a core file or another status. */
  private static final Map<String, String> SANITIZER_OPTIONS =
      Map.of(
          "ASAN_OPTIONS", "detect_leaks=0:symbolize=0",
          "UBSAN_OPTIONS", "print_stacktrace=0",
          "MSAN_OPTIONS", "symbolize=0");

  /** An emulator gives its program a stack of its own; as large as others have theirs. */
  private static final String EMULATED_STACK = Integer.toString(512 << 20);

  /** What a program meets that writes without end. */
  private static final Set<String> FLOODS = Set.of("file size", "output", "disk");

  private ProgramRun() {}

  static Task task(
      List<String> command, Configuration configuration, Path folder, MatrixOptions options) {
    ProcessLimits limits = options.program();
    boolean sanitized = configuration.purpose() == Purpose.SANITIZE;
    if (sanitized || !configuration.compiler().runner().isEmpty()) {
      limits = limits.withCpu(limits.cpu().multipliedBy(SLOWDOWN)).withMemory(0);
    }
    var environment = new HashMap<>(configuration.compiler().environment());
    if (sanitized) {
      environment.putAll(SANITIZER_OPTIONS);
    }
    if (!configuration.compiler().runner().isEmpty()) {
      environment.put("QEMU_STACK_SIZE", EMULATED_STACK);
    }
    return new Task(command, folder, environment, Optional.empty(), limits).withoutNetwork();
  }

  static CompilerRun result(Completed ran, Configuration configuration, String code, Cost cost) {
    return switch (ran.end()) {
      case ProcessEnd.Exited(int status) ->
          new CompilerRun.Ran(configuration, status, ran.stdout(), ran.stderr(), code, cost);
      case ProcessEnd.Killed(int signal) ->
          new CompilerRun.Died(configuration, signal, ran.stdout(), ran.stderr(), code, cost);
      case ProcessEnd.CpuExceeded() ->
          new CompilerRun.RanTooLong(configuration, ran.stdout(), code, cost);
      // No program of ours writes so much.
      case ProcessEnd.Exhausted(String resource) when FLOODS.contains(resource) ->
          new CompilerRun.Died(configuration, SIGXFSZ, ran.stdout(), ran.stderr(), code, cost);
      case ProcessEnd.Exhausted(String resource) ->
          new CompilerRun.OutOfResources(configuration, resource, ran.stderr(), cost);
      case ProcessEnd.WallExceeded(), ProcessEnd.Asleep() ->
          new CompilerRun.OutOfResources(configuration, "clock", ran.stderr(), cost);
      case ProcessEnd.NotStarted(String message) ->
          new CompilerRun.OutOfResources(configuration, message, ran.stderr(), cost);
    };
  }
}
