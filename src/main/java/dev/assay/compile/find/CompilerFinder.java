package dev.assay.compile.find;

import dev.assay.compile.Compiler;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the compilers of this machine and tries each.
 *
 * @param path where compilers and emulators are looked for
 * @param scratch an existing folder to work in; what is made there is deleted again
 * @param cache where results of earlier runs are; those are not tried again
 * @param patience how much CPU time one step of trying may take
 * @param progress told after each that is tried
 */
public record CompilerFinder(
    SearchPath path,
    ProcessRunner processes,
    Path scratch,
    Optional<ProbeCache> cache,
    Duration patience,
    Progress progress) {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** Who wants to know how far it is. */
  public interface Progress {
    void tried(int done, int all);
  }

  private record Tried(Candidate candidate, CompilerProbe.Outcome outcome) {}

  /** All of the PATH, of the usual places and of the configuration, with the user's cache. */
  public static List<Found> find(
      SearchPath path, ProcessRunner processes, Path scratch, List<ConfiguredCompiler> configured) {
    return onThisMachine(path, processes, scratch).find(configured);
  }

  public static CompilerFinder onThisMachine(
      SearchPath path, ProcessRunner processes, Path scratch) {
    Path home = Path.of(System.getProperty("user.home", "/"));
    return new CompilerFinder(
        CandidateSearch.usualPlaces(path, home),
        processes,
        scratch,
        Optional.of(ProbeCache.ofUser("compilers", 200)),
        PATIENCE,
        (_, _) -> {});
  }

  /** The same without what was learnt before. */
  public CompilerFinder afresh() {
    return new CompilerFinder(
        path, processes, scratch, cache.map(ProbeCache::emptied), patience, progress);
  }

  /** The same, with somebody who wants to know how far it is. */
  public CompilerFinder telling(Progress listener) {
    return new CompilerFinder(path, processes, scratch, cache, patience, listener);
  }

  /** The working ones first, in an order that depends only on what is installed. */
  public List<Found> find(List<ConfiguredCompiler> configured) {
    var candidates = new ArrayList<>(CandidateSearch.in(path));
    var broken = new ArrayList<Found>();
    for (ConfiguredCompiler one : configured) {
      path.find(one.path())
          .ifPresentOrElse(
              file -> candidates.add(new Candidate(file, "", Optional.of(one))),
              () -> broken.add(missing(one)));
    }
    List<Tried> tried = tryAll(candidates);
    var found = new ArrayList<Found>(named(tried));
    tried.stream().flatMap(t -> broken(t).stream()).forEach(found::add);
    found.addAll(broken);
    return List.copyOf(found);
  }

  private List<Tried> tryAll(List<Candidate> candidates) {
    List<ProbeCache.Key> keys = candidates.stream().map(c -> ProbeKeys.of(c, path)).toList();
    ProbeCache.Content known = cache.map(ProbeCache::read).orElse(ProbeCache.Content.EMPTY);
    List<Optional<Probed>> before =
        keys.stream().map(key -> known.get(key).flatMap(ProbedText::read)).toList();
    List<Integer> unknown =
        IntStream.range(0, keys.size()).filter(i -> before.get(i).isEmpty()).boxed().toList();
    var emulators = Emulators.of(path);
    var done = new AtomicInteger();
    Iterator<CompilerProbe.Outcome> now =
        Parallel.map(
                unknown.size(),
                i -> {
                  var outcome = probe(candidates.get(unknown.get(i)), unknown.get(i), emulators);
                  progress.tried(done.incrementAndGet(), unknown.size());
                  return outcome;
                })
            .iterator();
    var tried = new ArrayList<Tried>();
    var learnt = new ProbeCache.Addition();
    for (int i = 0; i < candidates.size(); i++) {
      CompilerProbe.Outcome outcome =
          before.get(i).isPresent()
              ? new CompilerProbe.Outcome.Works(before.get(i).get())
              : now.next();
      tried.add(new Tried(candidates.get(i), outcome));
      // Failures are not kept: what was missing may be there the next time.
      if (outcome instanceof CompilerProbe.Outcome.Works(Probed probed)) {
        learnt.put(keys.get(i), ProbedText.write(probed));
      }
    }
    cache.ifPresent(file -> file.add(learnt, known));
    return tried;
  }

  private CompilerProbe.Outcome probe(Candidate candidate, int number, Emulators emulators) {
    try {
      Path folder = Folders.create(scratch, "find-" + number + "-");
      try {
        var bench =
            new Workbench(
                processes,
                folder,
                candidate.command(),
                candidate.configured().map(ConfiguredCompiler::environment).orElse(Map.of()),
                List.of(),
                candidate.limits().withCpu(patience),
                ProcessLimits.PROGRAM.withCpu(patience));
        return new CompilerProbe(candidate, bench, emulators).probe();
      } finally {
        Folders.delete(folder);
      }
    } catch (IOException e) {
      return new CompilerProbe.Outcome.Fails("cannot be tried: " + e.getMessage());
    }
  }

  private static List<Found> named(List<Tried> tried) {
    var names = new HashSet<String>();
    tried.stream()
        .flatMap(t -> t.candidate().configured().stream())
        .forEach(c -> names.add(c.name()));
    Set<String> configured = Set.copyOf(names);
    Stream<Found> own =
        tried.stream()
            .filter(t -> t.candidate().configured().isEmpty())
            .filter(t -> t.outcome() instanceof CompilerProbe.Outcome.Works)
            .sorted((a, b) -> CompilerNames.compare(probed(a), probed(b)))
            .flatMap(t -> {
              String plain = CompilerNames.name(t.candidate(), probed(t), Set.of());
              if (configured.contains(plain)) {
                return Stream.of();
              }
              String name = CompilerNames.name(t.candidate(), probed(t), names);
              names.add(name);
              return Stream.of(working(name, t));
            });
    return Stream.concat(
            own,
            tried.stream()
                .filter(t -> t.candidate().configured().isPresent())
                .filter(t -> t.outcome() instanceof CompilerProbe.Outcome.Works)
                .map(t -> working(t.candidate().label(), t)))
        .toList();
  }

  private static Probed probed(Tried tried) {
    return switch (tried.outcome()) {
      case CompilerProbe.Outcome.Works(Probed probed) -> probed;
      case CompilerProbe.Outcome.Fails(String reason) ->
          throw new IllegalArgumentException("does not work: " + reason);
    };
  }

  private static Found working(String name, Tried tried) {
    Probed probed = probed(tried);
    return new Found.Working(
        new Compiler(
            name,
            probed.family(),
            tried.candidate().command(),
            probed.version(),
            probed.target(),
            probed.model(),
            probed.knownLongDouble(),
            probed.levels(),
            probed.otherLevels(),
            probed.runner(),
            tried.candidate().configured().map(ConfiguredCompiler::environment).orElse(Map.of()),
            tried.candidate().limits(),
            probed.capabilities()));
  }

  private static Optional<Found> broken(Tried tried) {
    return switch (tried.outcome()) {
      case CompilerProbe.Outcome.Works _ -> Optional.empty();
      case CompilerProbe.Outcome.Fails(String reason) ->
          Optional.of(
              new Found.Broken(tried.candidate().label(), tried.candidate().path(), reason));
    };
  }

  private static Found missing(ConfiguredCompiler configured) {
    return new Found.Broken(
        configured.name(),
        Path.of(configured.path()),
        "there is no such program; check its path in the configuration");
  }
}
