package dev.assay.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Assay in a process of its own, so that it can be killed. */
final class FuzzChild implements AutoCloseable {
  /** All that a run starts carries this; it begins with the name of the run's scratch folder. */
  private static final Pattern MARKER = Pattern.compile("(?:^|\0)ASSAY_RUN=(assay-[^.\0]*)\\.");

  private final Process process;
  private final BufferedReader lines;
  private final TreeSet<String> roots = new TreeSet<>();

  private FuzzChild(Process process) {
    this.process = process;
    this.lines = process.inputReader(StandardCharsets.UTF_8);
  }

  static FuzzChild start(String... args) throws IOException {
    // What was started in the background of a shell would never hear of Ctrl-C.
    var words = new ArrayList<>(List.of("env", "--default-signal=INT"));
    words.addAll(java());
    Collections.addAll(words, args);
    return new FuzzChild(
        new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** The words that start Assay. */
  static List<String> java() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xss16m",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        System.getProperty("java.class.path"),
        "dev.assay.cli.Main");
  }

  /** The next line with this text in it; empty if the output ended. */
  Optional<String> awaitLine(String text) throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.contains(text)) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  String rest() throws IOException {
    var text = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  void kill() throws InterruptedException {
    noteRoots();
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  void interrupt() throws IOException, InterruptedException {
    signal("INT");
  }

  void terminate() throws IOException, InterruptedException {
    signal("TERM");
  }

  private void signal(String name) throws IOException, InterruptedException {
    noteRoots();
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  int exit() throws InterruptedException {
    return process.waitFor();
  }

  boolean endsWithin(long seconds) throws InterruptedException {
    return process.waitFor(seconds, TimeUnit.SECONDS);
  }

  /** Waits until nothing of it is left; what is left after a while is told. */
  List<String> leftAfter(long seconds) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    List<String> left = left();
    while (!left.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(50);
      left = left();
    }
    return left;
  }

  /** Whether anything was seen that could have been left. */
  boolean hadProcesses() {
    return !roots.isEmpty();
  }

  private void noteRoots() {
    process.toHandle().descendants().forEach(p -> root(p.pid()).ifPresent(roots::add));
  }

  private List<String> left() {
    var left = new ArrayList<String>();
    ProcessHandle.allProcesses()
        .filter(p -> root(p.pid()).filter(roots::contains).isPresent())
        .forEach(p -> left.add(p.pid() + " " + p.info().commandLine().orElse("")));
    places()
        .flatMap(place -> roots.stream().map(place::resolve))
        .filter(Files::exists)
        .forEach(folder -> left.add(folder.toString()));
    return left;
  }

  private static Stream<Path> places() {
    return Stream.of(
            Optional.of("/dev/shm"),
            Optional.ofNullable(System.getenv("XDG_RUNTIME_DIR")),
            Optional.of(System.getProperty("java.io.tmpdir")))
        .flatMap(Optional::stream)
        .map(Path::of);
  }

  private static Optional<String> root(long pid) {
    try {
      Matcher marker =
          MARKER.matcher(
              Files.readString(Path.of("/proc/" + pid + "/environ"), StandardCharsets.ISO_8859_1));
      return marker.find() ? Optional.of(marker.group(1)) : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** How many folders of bugs that are being written there are. */
  static List<String> unfinished(Path out) throws IOException {
    var names = new ArrayList<String>();
    try (DirectoryStream<Path> bugs = Files.newDirectoryStream(out.resolve("bugs"), ".*")) {
      bugs.forEach(folder -> names.add(folder.getFileName().toString()));
    }
    return names;
  }

  @Override
  public void close() throws IOException {
    process.toHandle().destroyForcibly();
    lines.close();
  }
}
