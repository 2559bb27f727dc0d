package dev.assay.compile.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words in front of a command that put it under limits: those of {@code prlimit}.
 *
 * @param present how many processes and threads our user had before
 */
record LimitWords(Optional<Path> prlimit, Ceilings ceilings, int present) {
  private static final int OPEN_FILES = 1024;

  /** The usual one; the hard limit stays as it is, since compilers raise theirs. */
  private static final long STACK_BYTES = 8 << 20;

  /** C sets no limit to recursion: what runs in one compiler's frames must fit into another's. */
  private static final long PROGRAM_STACK_BYTES = 512 << 20;

  /** Enough that a user's other work goes on, few enough that a fork bomb is bounded. */
  private static final int SPARE_PROCESSES = 4096;

  /** What we may not exceed ourselves, since nobody may raise a hard limit. */
  record Ceilings(long cpu, long file, long memory, long processes, long files, long stack) {
    static Ceilings ofThisProcess() {
      String text = Processes.bytes(Path.of("/proc/self/limits")).orElse("");
      return new Ceilings(
          hard(text, "Max cpu time"),
          hard(text, "Max file size"),
          hard(text, "Max address space"),
          hard(text, "Max processes"),
          hard(text, "Max open files"),
          hard(text, "Max stack size"));
    }

    private static long hard(String text, String name) {
      return text.lines()
          .filter(line -> line.startsWith(name))
          .map(line -> line.substring(name.length()).strip().split("\\s+"))
          .filter(words -> words.length > 1 && words[1].matches("\\d+"))
          .map(words -> Long.parseLong(words[1]))
          .findFirst()
          .orElse(Long.MAX_VALUE);
    }
  }

  /**
   * @param program whether it is a program that a compiler made
   * @param exact whether no other process has the same user; else those are counted with it
   */
  List<String> before(ProcessLimits limits, boolean program, boolean exact) {
    if (prlimit.isEmpty()) {
      return List.of();
    }
    List<String> words = new ArrayList<>();
    words.add(prlimit.get().toString());
    words.add(cpu(limits.cpu()));
    words.add("--fsize=" + Math.min(limits.fileBytes(), ceilings.file()));
    words.add("--core=0");
    long stack = program ? PROGRAM_STACK_BYTES : STACK_BYTES;
    words.add("--stack=" + Math.min(stack, ceilings.stack()) + ":");
    words.add("--nofile=" + Math.min(OPEN_FILES, ceilings.files()));
    if (limits.memoryBytes() > 0) {
      words.add("--as=" + Math.min(limits.memoryBytes(), ceilings.memory()));
    }
    long most = exact ? limits.processes() : present + SPARE_PROCESSES;
    words.add("--nproc=" + Math.min(most, ceilings.processes()));
    words.add("--");
    return words;
  }

  /** The second between the two is for SIGXCPU, which tells what happened; SIGKILL would not. */
  private String cpu(Duration cpu) {
    long hard = Math.min(seconds(cpu) + 1, ceilings.cpu());
    return "--cpu=" + Math.max(1, hard - 1) + ":" + hard;
  }

  /** The kernel counts whole seconds. */
  static long seconds(Duration cpu) {
    return Math.max(1, cpu.plusMillis(999).toSeconds());
  }
}
