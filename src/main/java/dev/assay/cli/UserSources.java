package dev.assay.cli;

import dev.assay.c.Standard;
import dev.assay.campaign.source.LocalIncludes;
import dev.assay.harvest.CommandFlags;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The user's files as a test case, under their own names.
 *
 * @param standard of programs in C, if one is asked for
 * @param cxx the version of C++ if one is asked for, as {@code -std} takes it; all is C++ then
 */
record UserSources(Optional<Standard> standard, Optional<String> cxx, List<String> flags) {
  private static final String USUAL_CXX = "gnu++17";
  private static final Pattern ABOVE =
      Pattern.compile("(?m)^[ \\t]*#[ \\t]*include[ \\t]*\"\\.\\./");

  UserSources {
    flags = List.copyOf(flags);
  }

  /** A program, or the message of why there is none. */
  sealed interface Read {
    record Fine(TestCase test) implements Read {}

    record Wrong(String message) implements Read {}
  }

  /** The same with the flags of a file's own command, against which those of the user count. */
  UserSources with(CommandFlags command) {
    var all = new ArrayList<>(command.reading());
    all.addAll(flags);
    all.addAll(command.linking());
    return new UserSources(
        standard.or(() -> command.standard().flatMap(Standard::parse)),
        cxx.or(() -> command.standard().filter(ProgramOptions::isCxx)),
        all);
  }

  /** The files of one program. */
  Read read(List<Path> files) {
    var all = new LinkedHashMap<String, SourceFile>();
    var units = new ArrayList<String>();
    for (Path file : files) {
      String name = name(file);
      if (units.contains(name)) {
        return new Read.Wrong(file + ": another file of the program is called " + name + ", too");
      }
      units.add(name);
      try {
        List<SourceFile> found = LocalIncludes.of(file);
        all.put(name, new SourceFile(name, found.getFirst().text()));
        found.stream().skip(1).forEach(other -> all.putIfAbsent(other.name(), other));
      } catch (NoSuchFileException _) {
        return new Read.Wrong(file + ": no such file");
      } catch (IOException | UncheckedIOException e) {
        return new Read.Wrong(file + ": cannot be read: " + e.getMessage());
      }
    }
    long inCxx = units.stream().filter(TestCase::isCxx).count();
    if (inCxx > 0 && inCxx < units.size()) {
      return new Read.Wrong(
          String.join(" ", units) + ": files of C and of C++ cannot be one program");
    }
    return new Read.Fine(test(files, List.copyOf(all.values()), units));
  }

  private TestCase test(List<Path> files, List<SourceFile> all, List<String> units) {
    var sorted = new ArrayList<>(all);
    sorted.sort((one, other) ->
        Boolean.compare(!units.contains(one.name()), !units.contains(other.name())));
    var read = new ArrayList<>(flags);
    for (Path file : files) {
      // What lies above a file's folder does not come along, and is looked for from there.
      Path folder = file.toAbsolutePath().normalize().getParent();
      if (all.stream().anyMatch(one -> ABOVE.matcher(one.text()).find())) {
        read.addAll(List.of("-iquote", folder.toString()));
      }
    }
    if (TestCase.isCxx(units.getFirst())) {
      read.add("-std=" + cxx.orElse(USUAL_CXX));
    }
    String names = String.join(" ", files.stream().map(Path::toString).toList());
    return new TestCase(
        new Origin("file", new Seed(0), names),
        standard.orElse(Standard.DEFAULT),
        sorted,
        units,
        read,
        Expectation.NONE);
  }

  /** No compiler may take it for an option, or for C if it is to be C++. */
  private String name(Path file) {
    String name = file.getFileName().toString().replaceFirst("^-", "_");
    return cxx.isPresent() && !TestCase.isCxx(name)
        ? name.replaceFirst("\\.c$", "") + ".cpp"
        : name;
  }
}
