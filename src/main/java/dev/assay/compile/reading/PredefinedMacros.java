package dev.assay.compile.reading;

import dev.assay.compile.Compiler;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The macros that compilers define by themselves: each is asked once for a set of options. */
public final class PredefinedMacros {
  /** Options are drawn at random, without end. */
  private static final int MOST_KEPT = 1000;

  private static final Pattern DEFINITION =
      Pattern.compile("(?m)^#define (?<name>\\w+)(?<body>.*)$");

  private final ProcessRunner runner;
  private final Map<List<String>, Map<String, String>> known = new ConcurrentHashMap<>();

  /** Tables are much alike. */
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  public PredefinedMacros(ProcessRunner runner) {
    this.runner = runner;
  }

  /**
   * What a compiler said.
   *
   * @param definitions each macro's name and what stands behind it; empty if the compiler cannot
   *     tell
   * @param cpu what asking it took
   */
  record Table(Optional<Map<String, String>> definitions, Duration cpu) {}

  /**
   * The macros that a compiler has defined before it reads anything.
   *
   * @param options the compiler's program with all that it is given
   */
  Table of(Compiler compiler, List<String> options, boolean cxx, Scratch scratch) {
    var command = new ArrayList<>(options);
    String unit = cxx ? "empty.cpp" : "empty.c";
    command.addAll(List.of("-E", "-dM", "-w", unit));
    Map<String, String> before = known.get(command);
    if (before != null) {
      return new Table(Optional.of(before), Duration.ZERO);
    }
    scratch.clear();
    scratch.write(unit, new byte[0]);
    Completed run =
        runner.run(
            new Task(
                command,
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits()));
    Map<String, String> table = run.succeeded() ? parsed(run.stdout()) : Map.of();
    if (table.isEmpty()) {
      return new Table(Optional.empty(), run.cpu());
    }
    if (known.size() >= MOST_KEPT) {
      known.clear();
    }
    known.put(List.copyOf(command), table);
    return new Table(Optional.of(table), run.cpu());
  }

  private Map<String, String> parsed(String text) {
    var table = new HashMap<String, String>();
    Matcher definition = DEFINITION.matcher(text);
    while (definition.find()) {
      table.put(once(definition.group("name")), once(definition.group("body")));
    }
    return Map.copyOf(table);
  }

  private String once(String text) {
    String same = texts.putIfAbsent(text, text);
    return same == null ? text : same;
  }
}
