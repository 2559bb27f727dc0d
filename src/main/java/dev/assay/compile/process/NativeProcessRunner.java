package dev.assay.compile.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs processes on Linux through the C library itself: in a session of their own, under limits,
 * with exact accounts of what they used.
 */
public final class NativeProcessRunner implements ProcessRunner, AutoCloseable {
  private static final int TICKS_BETWEEN_FOLDERS = 3;

  private final Spawn spawn;
  private final ScratchRoot root;
  private final Sandbox sandbox;
  private final SearchFolders folders;
  private final Leftovers leftovers;
  private final Janitor janitor;
  private final Ending ending = new Ending(MemoryKills.ofThisMachine());
  private final AtomicLong runs = new AtomicLong();

  private NativeProcessRunner(
      Spawn spawn, ScratchRoot root, Sandbox sandbox, SearchFolders folders) {
    this.spawn = spawn;
    this.root = root;
    this.sandbox = sandbox;
    this.folders = folders;
    this.leftovers = new Leftovers(root.family());
    leftovers.begins(new Leftovers.Run(Janitor.marker(root), Optional.empty()));
    this.janitor = Janitor.start(spawn, root, folders.path());
  }

  /** Why no process can be run under limits on this machine; empty if one can. */
  public static Optional<String> unsupported() {
    return Kernel.unsupported();
  }

  /**
   * Finds out what this machine offers.
   *
   * @param environment that of this process; only the search path and the place for files are used
   */
  public static NativeProcessRunner detect(Map<String, String> environment) {
    return detect(environment, SearchFolders.of(environment));
  }

  static NativeProcessRunner detect(Map<String, String> environment, SearchFolders folders) {
    Kernel.unsupported()
        .ifPresent(reason -> {
          throw new UnsupportedOperationException(reason);
        });
    boolean adopts = Kernel.adoptOrphans();
    assert adopts : "every Linux since 2012 can do this";
    ScratchPlace place = ScratchPlace.find(environment, Sandbox.isSuperuser());
    ScratchRoot root = ScratchRoot.open(place);
    Spawn spawn = new Spawn();
    Sandbox sandbox = Sandbox.detect(spawn, folders, root, place);
    return new NativeProcessRunner(spawn, root, sandbox, folders);
  }

  public Protection protection() {
    return sandbox.protection();
  }

  /** A new folder to work in. */
  public Scratch scratch() {
    return new Scratch(root, sandbox.users());
  }

  @Override
  public Completed run(Task task) {
    if (Thread.currentThread().isInterrupted()) {
      return Completed.without(Ending.INTERRUPTED);
    }
    Optional<String> problem = folders.problem(task.command(), task.folder());
    if (problem.isPresent()) {
      return Completed.notStarted(problem.get());
    }
    try (Streams streams = Streams.open(task.input())) {
      return streams.problem().map(Completed::notStarted).orElseGet(() -> run(task, streams));
    }
  }

  private Completed run(Task task, Streams streams) {
    OptionalInt user = sandbox.user(task.folder());
    var run =
        new Leftovers.Run(
            root.family() + runs.getAndIncrement(),
            user.isPresent() ? Optional.of(user.getAsInt()) : Optional.empty());
    leftovers.begins(run);
    try {
      long start = System.nanoTime();
      int pid = spawn.start(launch(task, streams, user, run));
      return pid < 0
          ? Completed.notStarted(task.command().getFirst() + ": " + ErrorText.of(-pid))
          : finish(task, streams, run, pid, start);
    } finally {
      leftovers.ends(run);
    }
  }

  private Launch launch(Task task, Streams streams, OptionalInt user, Leftovers.Run run) {
    Network network = task.offline() ? sandbox.network() : Network.OURS;
    List<String> words = new ArrayList<>(network.words());
    words.addAll(
        sandbox.limits().before(task.limits(), task.offline(), UserPool.contains(user.orElse(0))));
    if (words.isEmpty()) {
      words.add(folders.locate(task.command().getFirst(), task.folder()).orElseThrow().toString());
      words.addAll(task.command().subList(1, task.command().size()));
    } else {
      words.addAll(task.command());
    }
    return new Launch(
        words,
        environment(task, run),
        task.folder(),
        streams.input(),
        streams.output(),
        streams.errors(),
        user,
        network.namespace());
  }

  private List<String> environment(Task task, Leftovers.Run run) {
    Map<String, String> variables = new TreeMap<>();
    variables.put("PATH", folders.path());
    variables.put("LC_ALL", "C");
    String folder = task.folder().toAbsolutePath().toString();
    variables.put("HOME", folder);
    variables.put("TMPDIR", folder);
    variables.putAll(task.environment());
    variables.put(Leftovers.MARKER, run.marker());
    return variables.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList();
  }

  private Completed finish(Task task, Streams streams, Leftovers.Run run, int pid, long start) {
    leftovers.started(run, pid);
    ProcessLimits limits = task.limits();
    Waiting.Reason reason =
        Waiting.await(pid, limits.wall(), tick -> look(tick, task.folder(), limits, streams));
    Leftovers.Found found = leftovers.sweep(run, pid);
    // Before the leader is waited for, since then its number may be given to others.
    Kernel.kill(-pid, Kernel.SIGKILL);
    Usage usage =
        Kernel.reap(pid).orElse(Usage.NONE).plus(found.usage()).withoutOurs(Kernel.ownPeakBytes());
    Duration wall = Duration.ofNanos(System.nanoTime() - start);
    return new Completed(
        ending.of(task, reason, usage, streams),
        Streams.text(streams.output(), limits.outputBytes()),
        Streams.text(streams.errors(), limits.outputBytes()),
        streams.longerThan(limits.outputBytes()),
        usage.cpu(),
        wall,
        usage.peakBytes(),
        reason == Waiting.Reason.ENDED ? found.count() : 0);
  }

  /** A flood is quick, and quickly seen; a folder takes longer to look at. */
  private static Waiting.Reason look(int tick, Path folder, ProcessLimits limits, Streams streams) {
    if (streams.longerThan(limits.outputBytes())) {
      return Waiting.Reason.OUTPUT;
    }
    boolean full =
        tick % TICKS_BETWEEN_FOLDERS == 0
            && (FolderSize.of(folder, limits.diskBytes()).bytes() > limits.diskBytes()
                || FolderSize.isDiskFull(folder));
    return full ? Waiting.Reason.DISK : Waiting.Reason.ENDED;
  }

  /** Removes all scratch folders. */
  @Override
  public void close() {
    janitor.close();
    sandbox.network().close();
    root.close();
  }
}
