package dev.assay.known;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Whether a compiler is on this machine, in the very version. */
final class Installed {
  private Installed() {}

  static boolean has(String compiler, String version) {
    try {
      Process process = new ProcessBuilder(compiler, "--version").redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 && output.contains(" " + version);
    } catch (IOException _) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
