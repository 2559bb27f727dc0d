package dev.assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A place for campaigns: a few programs, and a configuration that names scripts as compilers.
 *
 * <p>They are named as of no known family, so that nobody looks for sanitizers in them.
 */
record FuzzPlace(Path root, Path out) {
  /** Prints 42, and 13 where {@link #WRONG} compiled it. */
  static final String MULTIPLIES =
      """
      #include <stdio.h>
      int main(void) {
        printf("%d\\n", 6 * 7);
        return 0;
      }
      """;

  static final String RETURNS = "int main(void) { return 3; }\n";

  static final String UNDEFINED =
      """
      #include <limits.h>
      int main(void) {
        int x = INT_MAX;
        return x + 1 < x;
      }
      """;

  /** Does what gcc would. */
  static final String HONEST = "";

  /** Adds where it should multiply. */
  static final String WRONG =
      "compiling && sed 's/6 [*] 7/6 + 7/' $source > other && mv -f other $source\n";

  private static final String HEAD =
      """
      #!/bin/sh
      all=" $* "
      for source in test.c a.c b.c c.c sum.cc; do test -e $source && break; done
      compiling() { case "$all" in *' -c '*) test -e $source;; *) false;; esac; }
      """;

  /** With three programs and no compiler. */
  static FuzzPlace in(Path folder) throws IOException {
    // The compilers run as somebody else.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    var place = new FuzzPlace(folder, folder.resolve("out"));
    Files.createDirectory(place.programs());
    place.program("a.c", MULTIPLIES);
    place.program("b.c", RETURNS);
    place.program("c.c", UNDEFINED);
    return place;
  }

  Path programs() {
    return root.resolve("programs");
  }

  Path config() {
    return root.resolve("my.toml");
  }

  /** The same with another folder for campaigns. */
  FuzzPlace into(Path other) {
    return new FuzzPlace(root, other);
  }

  /** What a run has to say against something; on a slow machine it also tells what it is doing. */
  static List<String> complaints(Run run) {
    return run.err().lines().filter(line -> !line.contains("(kept for the next time)")).toList();
  }

  Path program(String name, String text) throws IOException {
    return Files.writeString(programs().resolve(name), text);
  }

  /** A compiler of that name; the body is shell and runs before gcc does. */
  FuzzPlace compiler(String name, String body) throws IOException {
    return compiler(name, "other", body);
  }

  /** One that is treated like the others of a family. */
  FuzzPlace compiler(String name, String family, String body) throws IOException {
    Path script = root.resolve(name);
    Files.writeString(script, HEAD + body + "\nexec gcc \"$@\"\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(
        config(),
        """
        [[compiler]]
        name = "%s"
        path = "%s"
        family = "%s"
        levels = ["-O1"]
        limits = { cpu-seconds = 20 }

        """
            .formatted(name, script, family),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    return this;
  }

  /** Release 14 of gcc or clang, {@code gcc-14}, that is the machine's gcc after a body. */
  FuzzPlace release(String family, int number, String body) throws IOException {
    String version = family + " version " + number + ".1.0";
    return compiler(
        family + "-" + number,
        family,
        "case \"$all\" in *' --version '*) echo '" + version + "'; exit;; esac\n" + body);
  }

  /** The words of a campaign against these compilers, and more. */
  String[] fuzz(String compilers, String... more) {
    var words =
        new ArrayList<>(List.of("fuzz", "--config", config().toString(), "--compilers", compilers));
    words.addAll(List.of("--generators", programs().toString(), "--swarm", "0"));
    words.addAll(List.of("--store", out().toString()));
    Collections.addAll(words, more);
    return words.toArray(String[]::new);
  }
}
