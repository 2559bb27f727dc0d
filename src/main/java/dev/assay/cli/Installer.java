package dev.assay.cli;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs that install packages, one for each kind of distribution. */
enum Installer {
  APT("apt-get install", "debian ubuntu"),
  DNF("dnf install", "fedora rhel centos"),
  PACMAN("pacman -S --needed", "arch archlinux manjaro"),
  ZYPPER("zypper install", "suse opensuse opensuse-tumbleweed opensuse-leap sles"),
  APK("apk add", "alpine");

  private final String command;
  private final String distributions;

  Installer(String command, String distributions) {
    this.command = command;
    this.distributions = " " + distributions + " ";
  }

  /** That of a distribution, by the text of its file os-release. */
  static Optional<Installer> of(String release) {
    Map<String, String> keys = keys(release);
    return Stream.of(keys.getOrDefault("ID", ""), keys.getOrDefault("ID_LIKE", ""))
        .flatMap(ids -> Arrays.stream(ids.split(" ")))
        .flatMap(
            id -> Arrays.stream(values()).filter(one -> one.distributions.contains(" " + id + " ")))
        .findFirst();
  }

  /** What a distribution calls itself. */
  static String name(String release) {
    Map<String, String> keys = keys(release);
    return keys.getOrDefault("PRETTY_NAME", keys.getOrDefault("ID", "an unknown distribution"));
  }

  private static Map<String, String> keys(String release) {
    return release
        .lines()
        .filter(line -> line.matches("[A-Z_]+=.*"))
        .map(line -> line.split("=", 2))
        .collect(
            Collectors.toMap(
                words -> words[0],
                words -> words[1].replaceAll("^[\"']|[\"']$", ""),
                (first, _) -> first));
  }

  /** The line that installs all of these. */
  String line(List<String> packages, boolean superuser) {
    Set<String> each = new LinkedHashSet<>();
    packages.forEach(some -> each.addAll(List.of(some.split(" "))));
    return (superuser ? "" : "sudo ") + command + " " + String.join(" ", each);
  }
}
