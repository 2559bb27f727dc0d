package dev.assay.cli;

import dev.assay.compile.find.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a machine has of all that Assay can make use of, and what to do about the rest.
 *
 * @param install the line that installs what is missing; empty if nothing is, or nothing is known
 *     of this distribution
 * @param elsewhere parts that this distribution is not known to have
 */
record Checkup(
    String distribution,
    List<Result> results,
    List<Found.Broken> broken,
    List<MachineFacts.Fact> facts,
    Optional<String> install,
    List<Part> elsewhere,
    boolean usable) {
  Checkup {
    results = List.copyOf(results);
    broken = List.copyOf(broken);
    facts = List.copyOf(facts);
    elsewhere = List.copyOf(elsewhere);
  }

  /**
   * One part.
   *
   * @param here what of it is there
   */
  record Result(Part part, Optional<String> here) {}

  static Checkup of(Machine machine, List<MachineFacts.Fact> facts) {
    List<Result> results =
        Part.ALL.stream().map(part -> new Result(part, part.found().apply(machine))).toList();
    Optional<Installer> installer = Installer.of(machine.release());
    var packages = new ArrayList<String>();
    var elsewhere = new ArrayList<Part>();
    for (Result result : results) {
      if (result.here().isEmpty()) {
        packages(result.part(), installer, machine)
            .ifPresentOrElse(packages::add, () -> elsewhere.add(result.part()));
      }
    }
    return new Checkup(
        Installer.name(machine.release()),
        results,
        machine.found().stream()
            .flatMap(one ->
                switch (one) {
                  case Found.Broken broken -> Stream.of(broken);
                  case Found.Working _ -> Stream.<Found.Broken>of();
                })
            .toList(),
        facts,
        packages.isEmpty()
            ? Optional.empty()
            : installer.map(one -> one.line(packages, machine.superuser())),
        elsewhere,
        !machine.working().isEmpty());
  }

  private static Optional<String> packages(
      Part part, Optional<Installer> installer, Machine machine) {
    List<String> clangs = machine.uncheckedClangs();
    return installer
        .flatMap(one -> Optional.ofNullable(part.packages().get(one)))
        .map(name -> name.contains("VERSION") ? each(name, clangs) : name);
  }

  private static String each(String name, List<String> versions) {
    return versions.isEmpty()
        ? name.replace("-VERSION", "")
        : versions.stream()
            .map(version -> name.replace("VERSION", version))
            .collect(Collectors.joining(" "));
  }

  int exitCode() {
    return usable ? ExitCode.FINE : ExitCode.MACHINE_LACKS;
  }

  String text() {
    var rows = new ArrayList<List<String>>();
    for (Result result : results) {
      rows.add(
          List.of(
              result.here().isPresent() ? "yes" : "NO",
              result.part().name(),
              result.here().orElse(result.part().adds())));
    }
    var text = new StringBuilder("Parts (NO: what it would add)\n").append(Columns.text(rows, 2));
    if (!broken.isEmpty()) {
      text.append("\nNot usable\n");
      broken.forEach(
          one -> text.append("  %s (%s): %s\n".formatted(one.name(), one.path(), one.reason())));
    }
    List<List<String>> machine =
        facts.stream()
            .map(fact ->
                List.of(
                    fact.warning().isEmpty() ? "yes" : "NO",
                    fact.name(),
                    fact.value() + fact.warning().map(warning -> ": " + warning).orElse("")))
            .toList();
    text.append("\nMachine\n").append(Columns.text(machine, 2));
    install.ifPresent(line ->
        text.append("\nTo add what is missing (%s):\n  %s\n".formatted(distribution, line)));
    if (!elsewhere.isEmpty()) {
      text.append("\nWhere to get the rest (no package of %s is known):\n".formatted(distribution));
      text.append(
          Columns.text(
              elsewhere.stream().map(part -> List.of(part.name(), part.home())).toList(), 2));
    }
    return text.toString();
  }

  String json() {
    var line = new JsonLine().put("usable", usable).put("distribution", distribution);
    if (install.isPresent()) {
      line.put("install", install.get());
    } else {
      line.putNull("install");
    }
    return line.putObjects("parts", results.stream().map(Checkup::json).toList())
        .putObjects(
            "not-usable",
            broken.stream()
                .map(one ->
                    new JsonLine()
                        .put("name", one.name())
                        .put("path", one.path().toString())
                        .put("reason", one.reason()))
                .toList())
        .putObjects(
            "machine",
            facts.stream()
                .map(fact -> {
                  var entry = new JsonLine().put("name", fact.name()).put("value", fact.value());
                  return fact.warning().isPresent()
                      ? entry.put("warning", fact.warning().get())
                      : entry.putNull("warning");
                })
                .toList())
        .toString();
  }

  private static JsonLine json(Result result) {
    var line =
        new JsonLine()
            .put("name", result.part().name())
            .put("here", result.here().isPresent())
            .put("adds", result.part().adds());
    return result.here().isPresent() ? line.put("what", result.here().get()) : line.putNull("what");
  }
}
