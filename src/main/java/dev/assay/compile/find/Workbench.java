package dev.assay.compile.find;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Task;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder in which a compiler is tried on small programs. */
public record Workbench(
    ProcessRunner processes,
    Path folder,
    List<String> command,
    Map<String, String> environment,
    List<String> runner,
    ProcessLimits compiling,
    ProcessLimits running) {
  /** The last step of a trial that was made; the program's output counts only if it succeeded. */
  public record Trial(String step, Completed completed) {
    public boolean succeeded() {
      return completed.succeeded();
    }
  }

  public Workbench {
    command = List.copyOf(command);
    var plain = new TreeMap<>(environment);
    // Messages are read here, which takes their English words and plain quotes.
    plain.putIfAbsent("LC_ALL", "C");
    // Naming the frames of a crash takes LLVM seconds, and nobody reads them here.
    plain.putIfAbsent("LLVM_DISABLE_SYMBOLIZATION", "1");
    environment = Map.copyOf(plain);
    runner = List.copyOf(runner);
    // Emulators reserve the whole address space of the machine that they imitate.
    running = runner.isEmpty() ? running : running.withMemory(0);
  }

  Workbench withRunner(List<String> changed) {
    return new Workbench(processes, folder, command, environment, changed, compiling, running);
  }

  /** Sanitizers reserve more address space than there is memory. */
  Workbench withoutMemoryLimit() {
    return new Workbench(
        processes,
        folder,
        command,
        environment,
        runner,
        compiling.withMemory(0),
        running.withMemory(0));
  }

  public Completed compiler(List<String> arguments) {
    var all = new ArrayList<>(command);
    all.addAll(arguments);
    return processes.run(new Task(all, folder, environment, Optional.empty(), compiling));
  }

  /** Writes, compiles, links and runs a program of that name; stops where something fails. */
  public Trial run(String name, String source, List<String> flags) {
    return started(name, compile(name, source, flags), flags, List.of("-lm"));
  }

  /** The same for a program in C++. */
  Trial runCxx(String name, String source, List<String> flags) {
    return started(name, compile(name, ".cpp", source, flags), flags, List.of("-lm", "-lstdc++"));
  }

  private Trial started(String name, Trial compiled, List<String> flags, List<String> libraries) {
    if (!compiled.succeeded()) {
      return compiled;
    }
    var link = new ArrayList<>(flags);
    link.addAll(List.of(name + ".o", "-o", name));
    link.addAll(libraries);
    Completed linked = compiler(link);
    if (!linked.succeeded()) {
      return new Trial("linking", linked);
    }
    var start = new ArrayList<>(runner);
    start.add("./" + name);
    return new Trial("running its program", processes.run(Task.of(start, folder, running)));
  }

  /** Writes and compiles a program of that name. */
  public Trial compile(String name, String source, List<String> flags) {
    return compile(name, ".c", source, flags);
  }

  private Trial compile(String name, String suffix, String source, List<String> flags) {
    try {
      Path file = folder.resolve(name + suffix);
      Files.writeString(file, source, StandardCharsets.UTF_8);
      // The compiler may run as another user, whatever the mask says.
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    } catch (IOException e) {
      return new Trial("preparing", Completed.notStarted("cannot write into " + folder + ": " + e));
    }
    var arguments = new ArrayList<>(flags);
    arguments.addAll(List.of("-c", name + suffix, "-o", name + ".o"));
    return new Trial("compiling", compiler(arguments));
  }

  /** One line on why the step failed: the compiler's own words where it has any. */
  static String reason(Trial trial) {
    Completed completed = trial.completed();
    String step = trial.step() + " ";
    return switch (completed.end()) {
      case ProcessEnd.Exited(int status) ->
          firstLine(completed).orElse(step + "gave exit status " + status + " and no message");
      case ProcessEnd.Killed(int signal) -> step + "was ended by signal " + signal;
      case ProcessEnd.CpuExceeded _ -> step + "did not end within its CPU time";
      case ProcessEnd.WallExceeded _, ProcessEnd.Asleep _ -> step + "did not end in time";
      case ProcessEnd.Exhausted(String resource) -> step + "met a limit: " + resource;
      case ProcessEnd.NotStarted(String message) -> "cannot be started: " + message;
    };
  }

  private static Optional<String> firstLine(Completed completed) {
    List<String> lines =
        Stream.concat(completed.stderr().lines(), completed.stdout().lines())
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .toList();
    return lines.stream()
        .filter(line -> line.contains("error:"))
        .findFirst()
        .or(() -> lines.stream().findFirst());
  }
}
