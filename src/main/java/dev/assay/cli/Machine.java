package dev.assay.cli;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.Found;
import dev.assay.compile.find.VersionText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is asked of a machine.
 *
 * @param found its compilers
 * @param path where its other programs are
 * @param release the text of its file os-release; empty if it has none
 * @param superuser whether we may install without asking
 */
record Machine(List<Found> found, SearchPath path, String release, boolean superuser) {
  Machine {
    found = List.copyOf(found);
  }

  List<Compiler> working() {
    return found.stream()
        .flatMap(one ->
            switch (one) {
              case Found.Working(Compiler compiler) -> Stream.of(compiler);
              case Found.Broken _ -> Stream.<Compiler>of();
            })
        .toList();
  }

  /** Those for this machine's own programs, with versions. */
  Optional<String> compilers(Family family) {
    return said(
        working().stream()
            .filter(one -> one.family() == family && one.runner().isEmpty())
            .map(Machine::withVersion));
  }

  Optional<String> crossCompilers() {
    return said(
        working().stream()
            .filter(one -> !one.runner().isEmpty())
            .map(one -> withVersion(one) + " for " + one.target()));
  }

  /** The names of those that can do something. */
  Optional<String> having(Predicate<Compiler> what) {
    return said(working().stream().filter(what).map(Compiler::name));
  }

  /** The names of those that have all of these. */
  Optional<String> having(Sanitizer... sanitizers) {
    return having(one -> one.capabilities().sanitizers().containsAll(List.of(sanitizers)));
  }

  /** Where the first of these programs is that is there. */
  Optional<String> program(String... names) {
    return Stream.of(names)
        .flatMap(name -> path.find(name).stream())
        .map(Path::toString)
        .findFirst();
  }

  /** The plain one, or that of a release of gcc. */
  Optional<String> gcov() {
    return program(
        Stream.concat(
                Stream.of("gcov"),
                working().stream()
                    .filter(one -> one.family() == Family.GCC)
                    .map(one -> "gcov-" + VersionText.number(one.version()).split("\\.")[0]))
            .toArray(String[]::new));
  }

  /** All of clang if each has its checks. */
  Optional<String> checkingClangs() {
    return uncheckedClangs().isEmpty() ? said(clangs().map(Compiler::name)) : Optional.empty();
  }

  /** The releases of clang without checks, as packages are named after them. */
  List<String> uncheckedClangs() {
    return clangs()
        .filter(one ->
            !one.capabilities()
                .sanitizers()
                .containsAll(List.of(Sanitizer.ADDRESS, Sanitizer.MEMORY)))
        .map(one -> VersionText.number(one.version()).split("\\.")[0])
        .distinct()
        .toList();
  }

  private Stream<Compiler> clangs() {
    return working().stream().filter(one -> one.family() == Family.CLANG && one.runner().isEmpty());
  }

  private static String withVersion(Compiler compiler) {
    String version = VersionText.number(compiler.version());
    return version.isEmpty() ? compiler.name() : compiler.name() + " (" + version + ")";
  }

  private static Optional<String> said(Stream<String> names) {
    return Optional.of(names.collect(Collectors.joining(", "))).filter(text -> !text.isEmpty());
  }
}
