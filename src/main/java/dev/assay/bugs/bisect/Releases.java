package dev.assay.bugs.bisect;

import dev.assay.bugs.AffectedVersion;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which installed releases of a compiler show a bug, and at which levels. */
record Releases(List<AffectedVersion> affected, List<String> remarks) {
  private static final Pattern NUMBERS = Pattern.compile("(\\d+)\\.(\\d+)(?:\\.(\\d+))?");

  Releases {
    affected = List.copyOf(affected);
    remarks = List.copyOf(remarks);
  }

  /** Asks every compiler of the same family for the same target at each of its levels. */
  static Releases of(Builds builds, Configuration bad, List<Compiler> installed) {
    var affected = new ArrayList<AffectedVersion>();
    var remarks = new ArrayList<String>();
    for (Compiler compiler : relatives(bad.compiler(), installed)) {
      List<Configuration> levels =
          compiler.levels().stream()
              .map(level -> new Configuration(compiler, level, bad.flags(), purpose(bad, level)))
              .toList();
      List<Answer> answers = builds.askOthers(levels);
      List<String> shown =
          compiler.levels().stream()
              .filter(level -> answers.get(compiler.levels().indexOf(level)) == Answer.BAD)
              .toList();
      if (shown.isEmpty() && !answers.contains(Answer.GOOD)) {
        remarks.add(compiler.name() + " cannot be asked: it does not build this at any level");
      } else {
        affected.add(
            new AffectedVersion(compiler.name(), compiler.version(), shown, !shown.isEmpty()));
      }
    }
    return new Releases(affected, remarks);
  }

  /** Where only the level lets results differ, they say nothing. */
  private static Purpose purpose(Configuration bad, String level) {
    boolean comparable = Purpose.of(bad.level(), bad.flags()) == Purpose.RUN;
    return comparable && bad.purpose() == Purpose.RUN
        ? Purpose.of(level, bad.flags())
        : bad.purpose();
  }

  private static List<Compiler> relatives(Compiler compiler, List<Compiler> installed) {
    return installed.stream()
        .filter(other -> other.family() == compiler.family())
        .filter(other -> other.target().equals(compiler.target()))
        .sorted(Comparator.comparingLong(Releases::age).thenComparing(Compiler::name))
        .toList();
  }

  /** A number that grows with the version; the last three numbers in a row count. */
  static long age(Compiler compiler) {
    Matcher matcher = NUMBERS.matcher(compiler.version());
    long age = 0;
    while (matcher.find()) {
      age =
          Long.parseLong(matcher.group(1)) * 1_000_000
              + Long.parseLong(matcher.group(2)) * 1000
              + (matcher.group(3) == null ? 0 : Long.parseLong(matcher.group(3)));
    }
    return age;
  }
}
