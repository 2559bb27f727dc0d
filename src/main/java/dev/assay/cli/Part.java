package dev.assay.cli;

import dev.assay.compile.CsmithProgram;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something that Assay can make use of.
 *
 * @param adds what it is good for
 * @param found tells what of it is here
 * @param packages what to install, where a distribution is known to have it; in it, VERSION stands
 *     for each release of clang that lacks its checks
 * @param home where else it is had from
 */
record Part(
    String name,
    String adds,
    Function<Machine, Optional<String>> found,
    Map<Installer, String> packages,
    String home) {
  /** All of them, those first that most is lost without. */
  static final List<Part> ALL =
      List.of(
          new Part(
              "gcc",
              "a compiler to test, and the preprocessor that Assay reads C with",
              machine -> machine.compilers(Family.GCC),
              packages("gcc libc6-dev", "gcc", "gcc", "gcc", "gcc musl-dev"),
              "https://gcc.gnu.org"),
          new Part(
              "clang",
              "another family of compilers to test",
              machine -> machine.compilers(Family.CLANG),
              packages("clang", "clang", "clang", "clang", "clang"),
              "https://llvm.org"),
          new Part(
              "tcc",
              "a third family: quick, and its programs confirm answers",
              machine -> machine.compilers(Family.TCC),
              packages("tcc", "tcc", "", "", ""),
              "https://repo.or.cz/tinycc.git"),
          new Part(
              "C++",
              "generated programs in C++ too",
              machine -> machine.having(one -> one.capabilities().cxx()),
              packages("g++", "gcc-c++", "gcc", "gcc-c++", "g++"),
              "https://gcc.gnu.org"),
          new Part(
              "sanitizers",
              "wrong outputs are confirmed by address and undefined-behaviour checks",
              machine -> machine.having(Sanitizer.ADDRESS, Sanitizer.UNDEFINED),
              packages("gcc", "libasan libubsan", "gcc", "libasan8 libubsan1", "compiler-rt"),
              "https://github.com/google/sanitizers"),
          new Part(
              "checks of clang",
              "the same by every clang, and reads of uninitialised memory (MemorySanitizer)",
              Machine::checkingClangs,
              packages(
                  "libclang-rt-VERSION-dev", "compiler-rt", "compiler-rt", "clang", "compiler-rt"),
              "https://github.com/google/sanitizers"),
          new Part(
              "-m32",
              "the 32-bit programs of the same compilers",
              machine -> machine.having(one -> one.capabilities().multilib32()),
              packages(
                  "",
                  "glibc-devel.i686 libgcc.i686",
                  "lib32-glibc lib32-gcc-libs",
                  "gcc-32bit glibc-devel-32bit",
                  ""),
              "Debian and Ubuntu: gcc-multilib, which excludes cross compilers"),
          new Part(
              "cross compilers",
              "other targets, where other parts of a compiler work",
              Machine::crossCompilers,
              packages("gcc-aarch64-linux-gnu", "", "aarch64-linux-gnu-gcc", "", ""),
              "https://gcc.gnu.org"),
          new Part(
              "qemu",
              "programs for other targets are run, not only compiled",
              machine -> machine.program("qemu-aarch64", "qemu-aarch64-static", "qemu-s390x"),
              packages("qemu-user", "qemu-user", "qemu-user", "qemu-linux-user", "qemu-aarch64"),
              "https://www.qemu.org"),
          new Part(
              "Csmith",
              "its programs, varied, take part in campaigns",
              machine ->
                  machine
                      .program("csmith")
                      .flatMap(program ->
                          CsmithProgram.headers().map(folder -> program + ", " + folder)),
              packages("csmith libcsmith-dev", "", "", "", ""),
              "https://github.com/csmith-project/csmith"),
          new Part(
              "C-Vise",
              "another reducer to go on where Assay's ends, and to compare with",
              machine -> machine.program("cvise", "creduce"),
              packages("cvise", "", "", "cvise", ""),
              "https://github.com/marxin/cvise"),
          new Part(
              "gcov",
              "which lines a program runs ('assay bench generate', feedback from instrumented"
                  + " compilers)",
              Machine::gcov,
              packages("gcc", "gcc", "gcc", "gcc", "gcc"),
              "https://gcc.gnu.org"),
          new Part(
              "objdump",
              "feedback by machine code for grey-box campaigns",
              machine -> machine.program("objdump"),
              packages("binutils", "binutils", "binutils", "binutils", "binutils"),
              "https://www.gnu.org/software/binutils"),
          new Part(
              "analysers",
              "cppcheck and frama-c are tested for crashes",
              machine -> machine.program("cppcheck", "frama-c"),
              packages("cppcheck", "cppcheck", "cppcheck", "cppcheck", "cppcheck"),
              "https://cppcheck.sourceforge.io"),
          new Part(
              "prlimit",
              "limits on memory and time of compilers and programs",
              machine -> machine.program("prlimit"),
              packages("util-linux", "util-linux", "util-linux", "util-linux", "util-linux-misc"),
              "https://github.com/util-linux/util-linux"),
          new Part(
              "gdb",
              "for you, to look into a wrong program; Assay itself starts none",
              machine -> machine.program("gdb"),
              packages("gdb", "gdb", "gdb", "gdb", "gdb"),
              "https://sourceware.org/gdb"));

  Part {
    packages = Map.copyOf(packages);
  }

  private static Map<Installer, String> packages(
      String apt, String dnf, String pacman, String zypper, String apk) {
    var all = new EnumMap<Installer, String>(Installer.class);
    all.put(Installer.APT, apt);
    all.put(Installer.DNF, dnf);
    all.put(Installer.PACMAN, pacman);
    all.put(Installer.ZYPPER, zypper);
    all.put(Installer.APK, apk);
    all.values().removeIf(String::isEmpty);
    return all;
  }
}
