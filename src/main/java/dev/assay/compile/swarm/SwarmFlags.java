package dev.assay.compile.swarm;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.find.Folders;
import dev.assay.compile.find.Parallel;
import dev.assay.compile.find.ProbeCache;
import dev.assay.compile.find.ProbeKeys;
import dev.assay.compile.find.Workbench;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.random.Rng;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** The flags of one compiler that may be drawn, all of them seen to work. */
public final class SwarmFlags {
  /** How long a compiler may take for the small program; a flag that needs more is of no use. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Compiler compiler;
  private final Catalogue catalogue;

  SwarmFlags(Compiler compiler, Catalogue catalogue) {
    this.compiler = compiler;
    this.catalogue = catalogue;
  }

  /**
   * Those of each compiler, by its name; compilers without flags are left out.
   *
   * @param stopped whether nobody wants to know any longer
   * @param done told after each compiler
   */
  static Map<String, SwarmFlags> ofAll(
      List<Compiler> compilers,
      ProcessRunner processes,
      Path scratch,
      BooleanSupplier stopped,
      Runnable done) {
    List<SwarmFlags> all =
        Parallel.mapBeside(
            compilers.size(),
            i -> {
              var flags =
                  of(compilers.get(i), processes, scratch, ofUser(compilers.get(i)), stopped);
              done.run();
              return flags;
            });
    var byName = new TreeMap<String, SwarmFlags>();
    all.stream().filter(s -> s.count() > 0).forEach(s -> byName.put(s.compiler.name(), s));
    return byName;
  }

  private static Optional<ProbeCache> ofUser(Compiler compiler) {
    String name = "swarm-" + compiler.name().replaceAll("[^\\w.-]", "_");
    return Optional.of(ProbeCache.ofUser(name, 2));
  }

  /** Learnt from the compiler, or kept from an earlier run. */
  static SwarmFlags of(
      Compiler compiler, ProcessRunner processes, Path scratch, Optional<ProbeCache> cache) {
    return of(compiler, processes, scratch, cache, () -> false);
  }

  private static SwarmFlags of(
      Compiler compiler,
      ProcessRunner processes,
      Path scratch,
      Optional<ProbeCache> cache,
      BooleanSupplier stopped) {
    ProbeCache.Content known = cache.map(ProbeCache::read).orElse(ProbeCache.Content.EMPTY);
    var key = ProbeKeys.of(compiler, List.of(Catalogue.EDITION, X86Machine.here().text()));
    Optional<Catalogue> before = known.get(key).flatMap(Catalogue::parse);
    if (before.isPresent()) {
      return new SwarmFlags(compiler, before.get());
    }
    ProcessRunner ending =
        task -> stopped.getAsBoolean() ? Completed.notStarted("stopped") : processes.run(task);
    Catalogue learnt = learn(compiler, ending, scratch);
    // Nothing at all may be bad luck, such as a full disk: that is not kept.
    if (!learnt.knobs().isEmpty() && !stopped.getAsBoolean()) {
      var addition = new ProbeCache.Addition();
      addition.put(key, learnt.text());
      cache.ifPresent(file -> file.add(addition, known));
    }
    return new SwarmFlags(compiler, learnt);
  }

  private static Catalogue learn(Compiler compiler, ProcessRunner processes, Path scratch) {
    try {
      Path folder = Folders.create(scratch, "swarm-");
      try {
        var bench =
            new Workbench(
                processes,
                folder,
                compiler.command(),
                compiler.environment(),
                compiler.runner(),
                compiler.limits().withCpu(PATIENCE),
                ProcessLimits.PROGRAM.withCpu(PATIENCE));
        var learner = new SwarmLearner(compiler, bench);
        return new Catalogue(learner.learn());
      } finally {
        Folders.delete(folder);
      }
    } catch (IOException _) {
      return Catalogue.EMPTY;
    }
  }

  /** How many settings can be drawn. */
  public int count() {
    return catalogue.knobs().stream().mapToInt(knob -> knob.settings().size()).sum();
  }

  /** All settings, each as its words on a command line. */
  public List<List<String>> settings() {
    var all = new ArrayList<List<String>>();
    catalogue.knobs().forEach(knob -> all.addAll(knob.settings()));
    return List.copyOf(all);
  }

  /** Depends only on the random source, the compiler and what of it is known. */
  public Configuration draw(Rng rng) {
    return new Draw(compiler, catalogue, rng).configuration();
  }
}
