package dev.assay.cli;

import dev.assay.campaign.source.LocalIncludes;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The user's files as a test case, under their own names. */
final class ReduceSources {
  private ReduceSources() {}

  static TestCase read(List<Path> files, ReduceWish.Source source) throws IOException {
    var all = new LinkedHashMap<String, SourceFile>();
    var units = new ArrayList<String>();
    for (Path file : files) {
      String name = name(file);
      units.add(name);
      List<SourceFile> found = LocalIncludes.of(file);
      all.put(name, new SourceFile(name, found.getFirst().text()));
      found.stream().skip(1).forEach(other -> all.putIfAbsent(other.name(), other));
    }
    var flags = new ArrayList<>(source.flags());
    if (units.getFirst().endsWith(".cpp")) {
      flags.add("-std=gnu++17");
    }
    var sorted = new ArrayList<>(all.values());
    sorted.sort((one, other) ->
        Boolean.compare(!units.contains(one.name()), !units.contains(other.name())));
    return new TestCase(
        new Origin("file", new Seed(0), files.getFirst().toString()),
        source.standard(),
        sorted,
        units,
        flags,
        Expectation.NONE);
  }

  /** All that is C++ gets one extension. */
  private static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.(cc|cxx|C|c\\+\\+)$", ".cpp");
  }
}
