import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What {@code assay interpret --json} says of a program. */
record Interpreted(
    String status, long exit, String out, String kind, String line, String message, String steps) {
  private static final int BATCH = 100;

  /** Runs files that take the same options, many in one process. */
  static Map<Path, Interpreted> run(
      Path assay, List<String> options, List<Path> files, int secondsEach, int jobs)
      throws IOException, InterruptedException {
    Map<Path, Interpreted> results = new HashMap<>();
    for (int from = 0; from < files.size(); from += BATCH) {
      List<Path> batch = files.subList(from, Math.min(files.size(), from + BATCH));
      List<String> command = new ArrayList<>(List.of(assay.toString(), "interpret", "--json"));
      command.add("--jobs=" + jobs);
      command.addAll(options);
      batch.forEach(file -> command.add(file.toString()));
      Command run = Command.run(Path.of("/"), 60 + secondsEach * batch.size(), command);
      run.out().lines().forEach(line -> read(line, results));
      if (results.keySet().containsAll(batch)) {
        continue;
      }
      if (run.exit() >= 2 && run.out().isEmpty()) {
        throw new IOException(String.join(" ", command.subList(0, 6)) + " …: " + run.err());
      }
      batch.forEach(file -> results.putIfAbsent(file, lost(run)));
    }
    return results;
  }

  private static Interpreted lost(Command run) {
    String why = run.exit() == Command.TIMED_OUT ? "the process hung" : "the process died";
    return new Interpreted("crash", 0, "", "", "", why + " " + run.err(), "");
  }

  private static void read(String line, Map<Path, Interpreted> results) {
    if (!line.startsWith("{")) {
      return;
    }
    Map<String, String> object = FlatJson.parse(line);
    String message = object.get("message");
    boolean crashed = message != null && message.startsWith("internal error");
    results.put(
        Path.of(object.get("file")),
        new Interpreted(
            crashed ? "crash" : object.get("status"),
            object.get("exit") == null ? 0 : Long.parseLong(object.get("exit")),
            FlatJson.bytes(object.get("stdout")),
            object.get("kind"),
            object.get("line"),
            message,
            object.get("steps")));
  }
}
