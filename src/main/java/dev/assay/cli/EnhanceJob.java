package dev.assay.cli;

import dev.assay.c.Program;
import dev.assay.c.parse.SourceText;
import dev.assay.mutate.enhance.Enhancer;
import dev.assay.mutate.enhance.Wish;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads programs, enhances them, and writes them with what each must print. */
record EnhanceJob(
    Streams streams, SourceOptions source, Wish wish, CompilerOptions compilers, int jobs) {
  private static final String RECORD = "enhanced.json";

  int toOutput(String file) {
    return switch (all(List.of(file)).getFirst()) {
      case EnhancedFile.Unread(int exit, String message) -> told(exit, message);
      case EnhancedFile.Sorted sorted -> {
        streams.out().writeBytes(SourceText.encode(sorted.text()));
        yield tell(file, sorted);
      }
    };
  }

  int toFolder(List<String> files, Path folder, boolean overwrite) {
    try {
      Files.createDirectories(folder);
      if (!overwrite && !OutputFolder.isEmpty(folder)) {
        return told(
            ExitCode.WRONG_USE,
            folder + " is not empty; choose another folder, or add --overwrite");
      }
      return write(files, all(files), folder);
    } catch (IOException e) {
      return told(ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      return told(
          ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getCause().getMessage());
    }
  }

  private int write(List<String> files, List<EnhancedFile> all, Path folder) throws IOException {
    int exit = ExitCode.FINE;
    Set<String> names = new HashSet<>();
    Map<EnhancedFile.Status, Integer> counts = new EnumMap<>(EnhancedFile.Status.class);
    try (Writer writer = Files.newBufferedWriter(folder.resolve(RECORD), StandardCharsets.UTF_8)) {
      var list = new JsonArrayWriter(writer);
      for (int i = 0; i < files.size(); i++) {
        switch (all.get(i)) {
          case EnhancedFile.Unread(int wrong, String message) -> told(wrong, message);
          case EnhancedFile.Sorted sorted -> {
            String name = OutputFolder.name(files.get(i), names) + ".c";
            if (sorted.status() != EnhancedFile.Status.REFUSED) {
              Files.write(folder.resolve(name), SourceText.encode(sorted.text()));
            }
            list.add(line(name, files.get(i), sorted));
            counts.merge(sorted.status(), 1, Integer::sum);
          }
        }
        exit = Math.max(exit, all.get(i).exit());
      }
      list.end();
    }
    streams
        .out()
        .println(
            counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().label())
                .collect(Collectors.joining(", ")));
    streams.out().flush();
    return exit;
  }

  private static JsonLine line(String name, String file, EnhancedFile.Sorted sorted) {
    boolean refused = sorted.status() == EnhancedFile.Status.REFUSED;
    JsonLine line = new JsonLine();
    line = refused ? line.putNull("file") : line.put("file", name);
    line.put("source", file).put("status", sorted.status().label());
    line =
        sorted.output().isPresent()
            ? line.putBytes("output", sorted.output().get())
            : line.putNull("output");
    return line.put("reasons", sorted.reasons());
  }

  /** Compilers are looked for only if the interpreter is not enough. */
  private List<EnhancedFile> all(List<String> files) {
    List<EnhancedFile> sorted = new ArrayList<>();
    InOrder.forEach(files, jobs, this::file, (_, one) -> sorted.add(one));
    if (sorted.stream().noneMatch(EnhanceJob::isOpen)) {
      return sorted;
    }
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(_, String message) ->
          sorted.stream().map(one -> answered(one, Optional.empty(), message)).toList();
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield asked(sorted, EnhanceWitnesses.of(workshop, source.model()));
        }
      }
    };
  }

  private static boolean isOpen(EnhancedFile file) {
    return file instanceof EnhancedFile.Sorted s && s.status() == EnhancedFile.Status.OPEN;
  }

  private List<EnhancedFile> asked(
      List<EnhancedFile> sorted, Optional<EnhanceWitnesses> witnesses) {
    List<EnhancedFile> all = new ArrayList<>();
    InOrder.forEach(
        sorted,
        jobs,
        one -> answered(one, witnesses, "gcc, clang or sanitizers to ask are missing"),
        (_, answered) -> all.add(answered));
    return all;
  }

  private EnhancedFile answered(
      EnhancedFile file, Optional<EnhanceWitnesses> witnesses, String missing) {
    return isOpen(file) && file instanceof EnhancedFile.Sorted open
        ? open.answered(
            witnesses
                .map(w -> w.hear(open.text(), source.standard()))
                .orElse(new EnhanceWitnesses.Testimony.Doubt(missing)))
        : file;
  }

  private EnhancedFile file(String file) {
    return switch (ProgramFile.of(file, source, "cannot be enhanced")) {
      case ProgramFile.Read.Not(int exit, String message) -> new EnhancedFile.Unread(exit, message);
      case ProgramFile.Read.Fine(Program program) ->
          EnhancedFile.of(Enhancer.enhance(program, wish));
    };
  }

  private int tell(String file, EnhancedFile.Sorted sorted) {
    told(sorted.exit(), file + ": " + sorted.status().label());
    sorted.reasons().forEach(reason -> streams.err().println("  " + reason));
    streams.err().flush();
    return sorted.exit();
  }

  private int told(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
