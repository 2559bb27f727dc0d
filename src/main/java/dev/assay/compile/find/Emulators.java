package dev.assay.compile.find;

import dev.assay.compile.SearchPath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Chooses what starts the programs of a compiler for another machine. */
record Emulators(SearchPath path, String machine) {
  /** Where QEMU's name of a machine is not the first part of the target's. */
  private static final Map<String, String> QEMU_NAMES =
      Map.ofEntries(
          Map.entry("powerpc64le", "ppc64le"),
          Map.entry("powerpc64", "ppc64"),
          Map.entry("powerpc", "ppc"),
          Map.entry("i486", "i386"),
          Map.entry("i586", "i386"),
          Map.entry("i686", "i386"),
          Map.entry("amd64", "x86_64"),
          Map.entry("arm64", "aarch64"),
          Map.entry("armv7l", "arm"),
          Map.entry("armv7", "arm"));

  static Emulators of(SearchPath path) {
    return new Emulators(path, System.getProperty("os.arch", ""));
  }

  /** What can be said of a target's programs. */
  sealed interface Choice {
    record Runner(List<String> command) implements Choice {}

    record Missing(String remedy) implements Choice {}
  }

  /**
   * @param sysroot what the compiler itself calls its root, perhaps empty
   */
  Choice choose(String target, String sysroot) {
    String wanted = qemuName(target);
    if (wanted.isEmpty() || isNative(wanted)) {
      return new Choice.Runner(List.of());
    }
    Optional<Path> qemu =
        Stream.of("qemu-" + wanted, "qemu-" + wanted + "-static")
            .flatMap(name -> path.find(name).stream())
            .findFirst();
    if (qemu.isEmpty()) {
      return new Choice.Missing(
          "nothing here runs programs for "
              + target
              + ": no qemu-"
              + wanted
              + " on the PATH (Debian/Ubuntu: apt-get install qemu-user)");
    }
    String program = qemu.get().toString();
    return new Choice.Runner(
        root(target, sysroot)
            .map(root -> List.of(program, "-L", root.toString()))
            .orElse(List.of(program)));
  }

  private boolean isNative(String wanted) {
    String here = qemuName(machine);
    return wanted.equals(here) || (wanted.equals("i386") && here.equals("x86_64"));
  }

  private static String qemuName(String target) {
    String machine = target.split("-", 2)[0];
    return QEMU_NAMES.getOrDefault(machine, machine);
  }

  private static Optional<Path> root(String target, String sysroot) {
    return Stream.of(sysroot, "/usr/" + target)
        .filter(root -> !root.isBlank() && !root.equals("/"))
        .map(Path::of)
        .filter(Files::isDirectory)
        .findFirst();
  }
}
