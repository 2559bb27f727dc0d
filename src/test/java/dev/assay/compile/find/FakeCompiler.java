package dev.assay.compile.find;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A shell script that behaves like a compiler.
 *
 * @param target what it says that its programs are for
 * @param trouble shell commands that it starts with
 * @param output what the programs print that it makes
 */
record FakeCompiler(String target, String trouble, String output) {
  /** What a program for 64-bit x86 says of itself. */
  static final String LP64 =
      "assay-sizes bits=8 signed=1 short=2 int=4 long=8 llong=8 pointer=8 size=8 big=0 float=24"
          + " double=53 ldouble=16 mantissa=64 llong-align=8 double-align=8 ldouble-align=16"
          + " int128-align=16 wchar=4 wchar-signed=1 wchar-type=i";

  private static final String SCRIPT =
      """
      #!/bin/sh
      TROUBLE
      case "$*" in
        *--version) echo 'gcc-99 (Fake 99.1.0-7) 99.1.0'; exit 0;;
        *-dumpmachine) echo TARGET; exit 0;;
        *-print-sysroot) echo; exit 0;;
      esac
      for word in "$@"; do
        case "$word" in
          -c) compile=yes;;
          -fsanitize=undefined|-fdbg-cnt-list|-O[0-3s]) ;;
          -fsanitize=*|-fdump*|-flto|-m32|-O*) echo "error: no $word here" >&2; exit 1;;
        esac
        if [ "$before" = -o ]; then out=$word; fi
        before=$word
      done
      if [ -n "$compile" ]; then
        : > "$out"
      else
        case "$out" in
          sizes) text='OUTPUT';;
          *) text=6;;
        esac
        printf '#!/bin/sh\\necho "%s"\\n' "$text" > "$out"
        chmod +x "$out"
      fi
      """;

  static FakeCompiler working() {
    return new FakeCompiler("$(uname -m)-linux-gnu", "", LP64);
  }

  FakeCompiler printing(String text) {
    return new FakeCompiler(target, trouble, text);
  }

  FakeCompiler doing(String commands) {
    return new FakeCompiler(target, commands, output);
  }

  FakeCompiler targeting(String other) {
    return new FakeCompiler(other, trouble, output);
  }

  Path write(Path folder, String name) throws IOException {
    String script =
        SCRIPT.replace("TROUBLE", trouble).replace("TARGET", target).replace("OUTPUT", output);
    return executable(folder.resolve(name), script);
  }

  static Path executable(Path file, String script) throws IOException {
    Files.writeString(file, script);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
