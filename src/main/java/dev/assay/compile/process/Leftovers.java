package dev.assay.compile.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds and ends the processes that outlive the one that started them.
 *
 * <p>This process adopts the orphans of its children, so whatever a task leaves behind appears
 * among its own children, even with another session, another environment and all files closed.
 */
final class Leftovers {
  /** The variable that tells which run a process belongs to. */
  static final String MARKER = "ASSAY_RUN";

  private static final Duration NAP = Duration.ofMillis(1);
  private static final int GRACE_NAPS = 10;
  private static final int REAP_NAPS = 2000;
  private static final int ROUNDS = 200;

  private final long self = ProcessHandle.current().pid();
  private final int session = Processes.info(self).map(Processes.Info::session).orElse(-1);
  private final Optional<Path> program = Processes.link(self, "exe");
  private final Optional<Integer> user = Processes.user((int) self);
  private final Optional<String> home = Processes.variable((int) self, "HOME");
  private final Path adopted = Path.of("/proc/" + self + "/task/" + self + "/children");
  private final boolean listed = Files.isReadable(adopted);

  /** Those going on, with their first process once it is known. */
  private final Map<Run, Integer> active = new ConcurrentHashMap<>();

  /** Killed, and to be waited for by the run that they belong to. */
  private final Set<Integer> claimed = new HashSet<>();

  private final String family;

  /**
   * @param family what the markers of all runs that are ours begin with
   */
  Leftovers(String family) {
    this.family = family;
  }

  /** A run from before its start until nothing of it is left. */
  record Run(String marker, Optional<Integer> user) {}

  /** What was found. */
  record Found(int count, Usage usage) {}

  void begins(Run run) {
    active.put(run, 0);
  }

  void started(Run run, int leader) {
    active.put(run, leader);
  }

  void ends(Run run) {
    active.remove(run);
  }

  /**
   * Ends all that is left of a run, once its first process has ended.
   *
   * @param leader the first process, not yet waited for, so that its number still names its group
   */
  Found sweep(Run run, int leader) {
    List<Integer> left = orphans(run, leader);
    // A pipeline's members end at about the same time; those are not left behind.
    for (int nap = 0; nap < GRACE_NAPS && !left.isEmpty(); nap++) {
      pause();
      left = orphans(run, leader);
    }
    int count = left.size();
    Usage usage = Usage.NONE;
    for (int round = 0; round < ROUNDS && !left.isEmpty(); round++) {
      claim(left);
      Kernel.kill(-leader, Kernel.SIGKILL);
      left.forEach(pid -> Kernel.kill(pid, Kernel.SIGKILL));
      for (int pid : left) {
        usage = usage.plus(reapSoon(pid));
      }
      left = orphans(run, leader);
      count += left.size();
    }
    return new Found(count, usage);
  }

  private synchronized void claim(List<Integer> pids) {
    claimed.addAll(pids);
  }

  private synchronized Optional<Usage> reap(int pid) {
    Optional<Usage> usage = Kernel.reap(pid);
    if (usage.isPresent()) {
      claimed.remove(pid);
    }
    return usage;
  }

  /** One thread at a time: the kernel's list loses entries when others are taken from it. */
  private synchronized List<Integer> orphans(Run run, int leader) {
    List<Integer> found = new ArrayList<>();
    for (int pid : adopted()) {
      Optional<Processes.Info> info = Processes.info(pid);
      if (pid == leader
          || claimed.contains(pid)
          || info.isEmpty()
          || info.get().session() == session) {
        continue;
      }
      if (info.get().ended()) {
        Kernel.reap(pid);
      } else if (belongs(run, leader, info.get())) {
        found.add(pid);
      }
    }
    return found;
  }

  private boolean belongs(Run run, int leader, Processes.Info process) {
    if (process.session() == leader) {
      return true;
    }
    if (active.containsValue(process.session())) {
      return false;
    }
    Optional<String> marker = Processes.variable(process.pid(), MARKER);
    if (marker.isPresent()) {
      String value = marker.get();
      return value.equals(run.marker())
          || value.startsWith(family)
              && active.keySet().stream().noneMatch(other -> other.marker().equals(value));
    }
    return !isOurOwn(process.pid()) && belongs(run, Processes.user(process.pid()));
  }

  /**
   * Whether a process without a marker is one that another thread is about to start, or was started
   * by us in another way and so has our home folder, which tasks have not.
   */
  private boolean isOurOwn(int pid) {
    return Processes.link(pid, "exe").equals(program)
        || home.isPresent() && Processes.variable(pid, "HOME").equals(home);
  }

  private boolean belongs(Run run, Optional<Integer> owner) {
    return owner.equals(run.user().or(() -> user))
        || owner.filter(UserPool::contains).isPresent()
            && active.keySet().stream().noneMatch(other -> other.user().equals(owner));
  }

  private List<Integer> adopted() {
    return listed ? listed() : children();
  }

  private List<Integer> listed() {
    String text = Processes.bytes(adopted).orElse("").strip();
    List<Integer> found = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String word : text.split(" ")) {
        found.add(Integer.valueOf(word));
      }
    }
    return found;
  }

  /** Where the kernel keeps no list; processes just started by other threads carry a marker. */
  private List<Integer> children() {
    return Processes.all().stream()
        .filter(pid ->
            Processes.info(pid).filter(info -> info.parent() == self && !info.ended()).isPresent())
        .toList();
  }

  private Usage reapSoon(int pid) {
    for (int i = 0; i < REAP_NAPS && Processes.info(pid).isPresent(); i++) {
      Optional<Usage> usage = reap(pid);
      if (usage.isPresent()) {
        return usage.get();
      }
      pause();
    }
    return giveUp(pid);
  }

  /** Gone by itself; or waiting for a broken device, which not even the kernel can end. */
  private synchronized Usage giveUp(int pid) {
    claimed.remove(pid);
    return Usage.NONE;
  }

  /** Keeps an interruption for later: leaving now would leave processes behind. */
  private static void pause() {
    boolean interrupted = Thread.interrupted();
    try {
      Thread.sleep(NAP);
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
