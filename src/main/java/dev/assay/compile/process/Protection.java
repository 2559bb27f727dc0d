package dev.assay.compile.process;

import java.util.List;

/**
 * How well this machine lets us keep processes in bounds.
 *
 * @param limits on time, memory, files and processes
 * @param unprivileged whether processes run as a user without rights when we are the superuser
 * @param offline whether test programs have no network
 * @param memoryFolder whether scratch folders are in memory
 */
public record Protection(Guard limits, Guard unprivileged, Guard offline, Guard memoryFolder) {

  /**
   * One protection.
   *
   * @param note how it is done, or why it is not
   */
  public record Guard(String name, boolean active, String note) {}

  public List<Guard> all() {
    return List.of(limits, unprivileged, offline, memoryFolder);
  }
}
