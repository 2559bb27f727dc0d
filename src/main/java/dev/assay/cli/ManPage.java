package dev.assay.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A command's help as a page for {@code man}: the footer's paragraphs, of which the one that starts
 * with "Examples:" and that which starts with "Exit code" have headings of their own.
 */
record ManPage(CommandSpec spec) {
  private static final String EXAMPLES = "Examples?:.*";
  private static final String EXIT = "Exit codes?: ";

  /** The page of the program itself, which only lists its commands. */
  static String program(List<CommandSpec> commands) {
    var page =
        new StringBuilder(
            head("assay", "test C compilers with programs whose correct behaviour is known"));
    page.append(".SH SYNOPSIS\n.B assay\n.I COMMAND\n\\&...\n.SH COMMANDS\n");
    for (CommandSpec command : commands) {
      page.append(".TP\n.BR assay\\-").append(escape(command.name())).append(" (1)\n");
      page.append(text(summary(command)));
    }
    return page
        + """
        .SH "EXIT STATUS"
        0 fine, 1 something found, 2 wrong use, 3 the machine lacks something that the message names.
        .SH EXAMPLES
        .nf
        assay fuzz
        assay doctor
        assay interpret samples/overflow.c
        .fi
        """;
  }

  /** The page of this command. */
  String text() {
    String name = spec.name();
    var page = new StringBuilder(head("assay-" + name, lowerFirst(summary(spec))));
    page.append(".SH SYNOPSIS\n.B assay ").append(escape(name)).append("\n[\\fIOPTION\\fR]...");
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      page.append(" \\fI").append(escape(parameter.paramLabel())).append("\\fR");
      page.append(
          parameter.arity().max() > 1 && !parameter.paramLabel().contains("...") ? "..." : "");
    }
    page.append("\n.SH DESCRIPTION\n")
        .append(text(String.join(" ", spec.usageMessage().description())));
    List<List<String>> paragraphs = paragraphs();
    for (List<String> paragraph : paragraphs) {
      if (!isHeaded(paragraph)) {
        page.append(".PP\n").append(lines(paragraph));
      }
    }
    page.append(options());
    for (List<String> paragraph : paragraphs) {
      String first = paragraph.getFirst();
      if (first.matches(EXIT + ".*")) {
        page.append(".SH \"EXIT STATUS\"\n")
            .append(text(String.join(" ", paragraph).replaceFirst(EXIT, "")));
      } else if (first.matches(EXAMPLES)) {
        page.append(".SH EXAMPLES\n").append(lines(paragraph.subList(1, paragraph.size())));
      }
    }
    return page.append(".SH \"SEE ALSO\"\n.BR assay (1)\n").toString();
  }

  private String options() {
    var text = new StringBuilder(".SH OPTIONS\n");
    spec.positionalParameters()
        .forEach(parameter ->
            text.append(".TP\n.I ")
                .append(escape(parameter.paramLabel()))
                .append('\n')
                .append(text(String.join(" ", parameter.description()))));
    spec.options().stream()
        .filter(option -> !option.hidden())
        .sorted((a, b) -> a.longestName().compareTo(b.longestName()))
        .forEach(option ->
            text.append(".TP\n")
                .append(names(option))
                .append('\n')
                .append(text(String.join(" ", option.description()))));
    return text.toString();
  }

  private static String names(OptionSpec option) {
    String label = option.arity().max() == 0 ? "" : " \\fI" + escape(option.paramLabel()) + "\\fR";
    return Arrays.stream(option.names())
        .map(name -> "\\fB" + escape(name) + "\\fR")
        .collect(Collectors.joining(", ", "", label));
  }

  private static boolean isHeaded(List<String> paragraph) {
    return paragraph.getFirst().matches(EXAMPLES) || paragraph.getFirst().matches(EXIT + ".*");
  }

  /** The footer, at its empty lines and before what has a heading. */
  private List<List<String>> paragraphs() {
    var all = new ArrayList<List<String>>();
    var current = new ArrayList<String>();
    for (String line : spec.usageMessage().footer()) {
      boolean headed = !current.isEmpty() && isHeaded(List.of(line));
      if ((line.isBlank() || headed) && !current.isEmpty()) {
        all.add(List.copyOf(current));
        current.clear();
      }
      if (!line.isBlank()) {
        current.add(line.replace("%%", "%"));
      }
    }
    if (!current.isEmpty()) {
      all.add(List.copyOf(current));
    }
    return all;
  }

  /** Prose is filled by man; what is indented stays as it is. */
  private static String lines(List<String> lines) {
    var text = new StringBuilder();
    boolean kept = false;
    for (String line : lines) {
      boolean keep = line.startsWith(" ");
      if (keep != kept) {
        text.append(keep ? ".nf\n" : ".fi\n");
      }
      kept = keep;
      text.append(text(line));
    }
    return text.append(kept ? ".fi\n" : "").toString();
  }

  private static String head(String name, String summary) {
    return ".TH "
        + name.toUpperCase(Locale.ROOT).replace("-", "\\-")
        + " 1 \"\" \"Assay "
        + Version.TEXT
        + "\" \"Assay\"\n.SH NAME\n"
        + escape(name)
        + " \\- "
        + escape(summary)
        + "\n";
  }

  /** The description without its full stop. */
  private static String summary(CommandSpec command) {
    return String.join(" ", command.usageMessage().description()).replaceFirst("\\.\\s*$", "");
  }

  private static String lowerFirst(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String text(String line) {
    String escaped = escape(line);
    return (escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" : "") + escaped + "\n";
  }

  private static String escape(String text) {
    var escaped = new StringBuilder();
    text.codePoints().forEach(c -> escaped.append(escape(c)));
    return escaped.toString();
  }

  private static String escape(int c) {
    return switch (c) {
      case '\\' -> "\\e";
      case '-' -> "\\-";
      case '^' -> "\\(ha";
      case '~' -> "\\(ti";
      default -> c > 0x7e ? "\\[u%04X]".formatted(c) : Character.toString(c);
    };
  }
}
