package dev.assay.bugs;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Purpose;
import dev.assay.mutate.SourceFile;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** {@code command.sh}: what the campaign did, as a script that people can run and read. */
final class CommandScript {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./=+:,@%-]+");

  private CommandScript() {}

  static String of(Example example) {
    var script = new StringBuilder("#!/bin/sh\n");
    comment(script, example.summary());
    comment(script, "Builds and runs the program as the campaign did, in a folder of its own.");
    script.append(
        """
        here=$(cd "$(dirname "$0")" && pwd)
        work=$(mktemp -d) || exit 3
        trap 'rm -rf "$work"' EXIT
        cd "$work" || exit 3
        """);
    for (SourceFile file : example.files()) {
      copy(script, example, file);
    }
    if (example.expected().isPresent()) {
      script.append("\necho '--- expected'\ncat \"$here/expected.txt\"\n");
    }
    example.runs().stream().map(StoredRun::way).distinct().forEach(way -> build(script, way));
    return script.toString();
  }

  private static void copy(StringBuilder script, Example example, SourceFile file) {
    String name = file.name();
    int slash = name.lastIndexOf('/');
    if (slash > 0) {
      script.append("mkdir -p ").append(quote(name.substring(0, slash))).append('\n');
    }
    script
        .append("cp \"$here\"/")
        .append(quote(ExampleFiles.path(example, file)))
        .append(' ')
        .append(quote(name))
        .append('\n');
  }

  private static void build(StringBuilder script, StoredRun.Way way) {
    BuildCommands commands = way.commands();
    script.append('\n');
    comment(script, way.version());
    script.append("echo ").append(quote("--- " + way)).append('\n');
    String environment =
        new TreeMap<>(way.environment())
            .entrySet().stream()
                .map(e -> e.getKey() + "=" + quote(e.getValue()) + " ")
                .collect(Collectors.joining());
    script.append(environment).append(line(commands.compile()));
    if (way.purpose() != Purpose.ANALYSE) {
      script.append(" &&\n  ").append(environment).append(line(commands.link()));
      script.append(" &&\n  ").append(line(commands.run()));
    }
    script.append("\necho \"exit status $?\"\n");
  }

  private static void comment(StringBuilder script, String text) {
    text.lines()
        .map(line -> line.replaceAll("\\p{Cntrl}", "?"))
        .forEach(line -> script.append("# ").append(line).append('\n'));
  }

  /** A command as a shell reads it. */
  static String line(List<String> command) {
    return command.stream().map(CommandScript::quote).collect(Collectors.joining(" "));
  }

  private static String quote(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
