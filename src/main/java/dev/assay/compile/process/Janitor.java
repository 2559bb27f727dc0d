package dev.assay.compile.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A small shell that outlives us if we are killed: it then ends what we had started and removes our
 * scratch root. It notices by the end of its input.
 */
final class Janitor implements AutoCloseable {
  private static final String SCRIPT =
      """
      while read -r line; do :; done
      for round in 1 2 3; do
        for file in $(grep -ls "ASSAY_RUN=$1" /proc/[0-9]*/environ); do
          pid=${file#/proc/}
          pid=${pid%/environ}
          [ "$pid" = $$ ] || kill -KILL "$pid"
        done
      done
      rm -rf -- "$2"
      """;
  private static final int WRITE_ONLY = 1;

  private final OptionalInt pid;
  private final int writing;

  private Janitor(OptionalInt pid, int writing) {
    this.pid = pid;
    this.writing = writing;
  }

  /** Where no shell or pipe is to be had there is none; the next start cleans up instead. */
  static Janitor start(Spawn spawn, ScratchRoot root, String path) {
    Optional<Kernel.Pipe> pipe = Kernel.pipe();
    if (pipe.isEmpty()) {
      return new Janitor(OptionalInt.empty(), -1);
    }
    int nowhere = Kernel.open("/dev/null", WRITE_ONLY);
    int pid =
        spawn.start(
            new Launch(
                List.of("/bin/sh", "-c", SCRIPT, "assay", root.family(), root.folder().toString()),
                List.of("PATH=" + path, Leftovers.MARKER + "=" + marker(root)),
                Path.of("/"),
                pipe.get().reading(),
                nowhere,
                nowhere,
                OptionalInt.empty(),
                OptionalInt.empty()));
    Kernel.close(nowhere);
    Kernel.close(pipe.get().reading());
    return new Janitor(pid > 0 ? OptionalInt.of(pid) : OptionalInt.empty(), pipe.get().writing());
  }

  static String marker(ScratchRoot root) {
    return root.family() + "janitor";
  }

  @Override
  public void close() {
    if (pid.isPresent()) {
      Kernel.kill(pid.getAsInt(), Kernel.SIGKILL);
      Kernel.await(pid.getAsInt());
    }
    if (writing >= 0) {
      Kernel.close(writing);
    }
  }
}
