package dev.assay.compile.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where scratch folders are made.
 *
 * @param inMemory whether it is a file system in memory
 * @param note which one it is, or why there is none in memory
 */
record ScratchPlace(Path folder, boolean inMemory, String note) {
  private static final long ENOUGH = 1L << 30;

  static ScratchPlace find(Map<String, String> environment, boolean superuser) {
    List<Path> candidates = new ArrayList<>(List.of(Path.of("/dev/shm")));
    String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
    // Only its owner may enter that one, but the superuser's processes run as somebody else.
    if (!runtime.isEmpty() && !superuser) {
      candidates.add(Path.of(runtime));
    }
    List<String> reasons = new ArrayList<>();
    for (Path candidate : candidates) {
      Optional<String> reason = unfit(candidate);
      if (reason.isEmpty()) {
        return new ScratchPlace(candidate, true, candidate.toString());
      }
      reasons.add(candidate + " " + reason.get());
    }
    return new ScratchPlace(
        Path.of(System.getProperty("java.io.tmpdir")), false, String.join("; ", reasons));
  }

  private static Optional<String> unfit(Path folder) {
    if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
      return Optional.of("is not a folder we can write to");
    }
    try {
      var store = Files.getFileStore(folder);
      if (!store.type().equals("tmpfs")) {
        return Optional.of("is not in memory");
      }
      if (store.getUsableSpace() < ENOUGH) {
        return Optional.of("has less than 1 GiB free");
      }
      return mayExecute(folder) ? Optional.empty() : Optional.of("is mounted noexec");
    } catch (IOException e) {
      return Optional.of("cannot be examined");
    }
  }

  private static boolean mayExecute(Path folder) {
    return Processes.bytes(Path.of("/proc/self/mounts"))
        .orElse("")
        .lines()
        .map(line -> line.split(" "))
        .filter(words -> words.length > 3 && folder.startsWith(words[1]))
        .max(Comparator.comparingInt(words -> words[1].length()))
        .map(words -> !List.of(words[3].split(",")).contains("noexec"))
        .orElse(true);
  }
}
