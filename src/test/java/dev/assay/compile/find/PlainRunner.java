package dev.assay.compile.find;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Task;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs tasks without limits but for the clock, and counts them. */
public final class PlainRunner implements ProcessRunner {
  /** On a busy machine a process has its CPU time only after so many times that on the clock. */
  private static final int TIMES = 12;

  private final AtomicInteger started = new AtomicInteger();

  /** How many tasks there were so far. */
  public int started() {
    return started.get();
  }

  @Override
  public Completed run(Task task) {
    started.incrementAndGet();
    try {
      Path out = Files.createTempFile("plain", ".out");
      Path err = Files.createTempFile("plain", ".err");
      try {
        ProcessEnd end = end(task, out, err);
        return completed(end, text(out), text(err));
      } finally {
        Files.delete(out);
        Files.delete(err);
      }
    } catch (IOException e) {
      return completed(new ProcessEnd.NotStarted(e.getMessage()), "", "");
    }
  }

  private static ProcessEnd end(Task task, Path out, Path err) throws IOException {
    var builder =
        new ProcessBuilder(task.command())
            .directory(task.folder().toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().putAll(task.environment());
    Process process = builder.start();
    try {
      long most = task.limits().cpu().multipliedBy(TIMES).toMillis();
      if (!process.waitFor(most, TimeUnit.MILLISECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        return new ProcessEnd.WallExceeded();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
      return new ProcessEnd.NotStarted(e.toString());
    }
    int status = process.exitValue();
    return status > 128 ? new ProcessEnd.Killed(status - 128) : new ProcessEnd.Exited(status);
  }

  private static Completed completed(ProcessEnd end, String out, String err) {
    return new Completed(end, out, err, false, Duration.ZERO, Duration.ZERO, 0, 0);
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
