package dev.assay.bugs.regression;

import dev.assay.bugs.regression.RegressionTest.Suite;
import dev.assay.mutate.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Programs of several files in the forms that suites have for them. */
final class SeveralFiles {
  private static final Pattern INCLUDE =
      Pattern.compile("(?m)^([ \\t]*#[ \\t]*include[ \\t]*\")([^\"\\n]+)(\")");

  private SeveralFiles() {}

  /**
   * Files side by side, named after the test. The suite takes each that is compiled for a test of
   * its own, too, so they are made such.
   *
   * @param name the test's, without what follows the dot
   * @param part what stands at the head of files that are compiled beside the first
   */
  static RegressionTest gcc(
      String name, String extension, String head, String part, Sources program, String tail) {
    Map<String, String> names = new LinkedHashMap<>();
    String first = program.units().getFirst();
    for (SourceFile file : program.files()) {
      names.put(file.name(), beside(name, file.name(), program.units(), extension));
    }
    names.put(first, name + extension);
    List<String> others = program.units().stream().skip(1).map(names::get).toList();
    String more =
        others.isEmpty()
            ? ""
            : "/* { dg-additional-sources \"" + String.join(" ", others) + "\" } */\n";
    var files = new ArrayList<SourceFile>();
    for (SourceFile file : program.files()) {
      String text = ended(renamed(file, names));
      if (file.name().equals(first)) {
        String end = tail.isEmpty() ? "" : "\n" + tail;
        files.addFirst(new SourceFile(names.get(first), head + more + "\n" + text + end));
      } else {
        boolean compiled = program.units().contains(file.name());
        files.add(new SourceFile(names.get(file.name()), compiled ? part + "\n" + text : text));
      }
    }
    var built = new Sources(files, program.units().stream().map(names::get).toList());
    return new RegressionTest(Suite.GCC, files, built, false);
  }

  private static String beside(String test, String name, List<String> units, String extension) {
    String flat = name.replace('/', '-');
    return test
        + "-"
        + (units.contains(name) ? flat.replaceFirst("\\.\\w+$", "") + extension : flat);
  }

  /** Its text with the new names where it includes others. */
  private static String renamed(SourceFile file, Map<String, String> names) {
    return INCLUDE
        .matcher(file.text())
        .replaceAll(found -> {
          String near = Path.of(file.name()).resolveSibling(found.group(2)).normalize().toString();
          String name =
              names.getOrDefault(near, names.getOrDefault(found.group(2), found.group(2)));
          return Matcher.quoteReplacement(found.group(1) + name + found.group(3));
        });
  }

  /** One file, which the suite's {@code split-file} takes apart. */
  static RegressionTest llvm(
      String name, String extension, String head, Sources program, String tail) {
    String parts =
        program.files().stream()
            .map(file -> "//--- " + file.name() + "\n" + ended(file.text()))
            .collect(Collectors.joining("\n"));
    String text = head + tail + "\n" + parts;
    return new RegressionTest(
        Suite.LLVM, List.of(new SourceFile(name + extension, text)), program, false);
  }

  private static String ended(String text) {
    return text.endsWith("\n") ? text : text + "\n";
  }
}
