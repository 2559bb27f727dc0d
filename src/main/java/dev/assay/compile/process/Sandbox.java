package dev.assay.compile.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What keeps processes in bounds here, found out by trying.
 *
 * @param network the way to start a process without one; {@link Network#OURS} if there is none
 */
record Sandbox(
    LimitWords limits, UserPool users, boolean drops, Network network, Protection protection) {

  static boolean isSuperuser() {
    return Processes.user((int) ProcessHandle.current().pid()).equals(Optional.of(0));
  }

  static Sandbox detect(Spawn spawn, SearchFolders folders, ScratchRoot root, ScratchPlace place) {
    var trial = new Trial(spawn, folders, root);
    LimitWords limits =
        new LimitWords(
            folders.tool("prlimit"),
            LimitWords.Ceilings.ofThisProcess(),
            isSuperuser() ? 0 : Processes.threadsOfOurUser());
    Optional<String> noLimits = limitsProblem(trial, limits);
    if (noLimits.isPresent()) {
      limits = new LimitWords(Optional.empty(), limits.ceilings(), limits.present());
    }
    UserPool pool =
        isSuperuser() ? UserPool.forProcess(ProcessHandle.current().pid()) : UserPool.none();
    Optional<String> noUser = userProblem(trial, pool);
    Network network = findNetwork(trial, folders);
    boolean offline = !network.equals(Network.OURS);
    var protection =
        new Protection(
            new Protection.Guard("limits", noLimits.isEmpty(), noLimits.orElse("by prlimit")),
            new Protection.Guard(
                "unprivileged user",
                noUser.isEmpty(),
                noUser.orElse(isSuperuser() ? "a number of its own each" : "as we are")),
            new Protection.Guard(
                "no network for test programs",
                offline,
                offline ? "by a network namespace" : "this system allows no network namespaces"),
            new Protection.Guard("scratch folders in memory", place.inMemory(), place.note()));
    return new Sandbox(
        limits,
        noUser.isEmpty() ? pool : UserPool.none(),
        noUser.isEmpty() && isSuperuser(),
        network,
        protection);
  }

  /** A task runs as the owner of its folder, unless that is the superuser or we are not. */
  OptionalInt user(Path folder) {
    if (!drops) {
      return OptionalInt.empty();
    }
    int owner = Processes.owner(folder).orElse(0);
    return owner == 0 ? OptionalInt.empty() : OptionalInt.of(owner);
  }

  private static Optional<String> limitsProblem(Trial trial, LimitWords limits) {
    if (limits.prlimit().isEmpty()) {
      return Optional.of("prlimit of util-linux is not installed");
    }
    List<String> words = limits.before(ProcessLimits.COMPILER, false, false);
    return trial.runs(words, OptionalInt.empty(), OptionalInt.empty())
        ? Optional.empty()
        : Optional.of(limits.prlimit().get() + " does not work");
  }

  /** The first trial as ourselves loads all that is needed, which another user may not read. */
  private static Optional<String> userProblem(Trial trial, UserPool pool) {
    if (!isSuperuser()) {
      return Optional.empty();
    }
    int user = pool.take().orElseThrow();
    try {
      return trial.runs(List.of(), OptionalInt.of(user), OptionalInt.empty())
          ? Optional.empty()
          : Optional.of("this system does not let us become another user");
    } finally {
      pool.giveBack(user);
    }
  }

  private static Network findNetwork(Trial trial, SearchFolders folders) {
    if (isSuperuser()) {
      int namespace = Network.newNamespace();
      if (namespace >= 0) {
        var network = new Network(OptionalInt.of(namespace), List.of());
        if (trial.runs(List.of(), OptionalInt.empty(), network.namespace())) {
          return network;
        }
        network.close();
      }
    }
    return folders
        .tool("unshare")
        .flatMap(unshare ->
            List.of("--map-current-user", "--map-root-user").stream()
                .map(user -> List.of(unshare.toString(), user, "--net", "--"))
                .filter(words -> trial.runs(words, OptionalInt.empty(), OptionalInt.empty()))
                .findFirst())
        .map(words -> new Network(OptionalInt.empty(), words))
        .orElse(Network.OURS);
  }

  /** Starts a program that does nothing, to see whether it can be done that way. */
  private record Trial(Spawn spawn, SearchFolders folders, ScratchRoot root) {
    boolean runs(List<String> before, OptionalInt user, OptionalInt network) {
      List<String> words = new ArrayList<>(before);
      words.add(folders.tool("true").map(Path::toString).orElse("/bin/true"));
      Path folder = root.newFolder();
      try (Streams streams = Streams.open(Optional.empty())) {
        Files.createDirectory(folder);
        if (user.isPresent()) {
          Files.setAttribute(folder, "unix:uid", user.getAsInt());
        }
        int pid =
            spawn.start(
                new Launch(
                    words,
                    List.of("LC_ALL=C"),
                    folder,
                    streams.input(),
                    streams.output(),
                    streams.errors(),
                    user,
                    network));
        boolean works =
            pid > 0 && Kernel.await(pid).filter(usage -> usage.status() == 0).isPresent();
        Removal.removeTree(folder);
        return works;
      } catch (IOException e) {
        return false;
      }
    }
  }
}
