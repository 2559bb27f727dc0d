package dev.assay.campaign.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Generator;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A generator of this process. Its cost is the CPU time of all threads of the process, so that
 * collecting garbage and compiling hot code are paid for.
 *
 * @param warmUp programs of other seeds are made for so long first
 */
public record OwnContestant(String name, Generator generator, Duration warmUp)
    implements Contestant {

  @Override
  public ProgramSet make(int count, long seed, IntConsumer progress) {
    warmUp(new Seed(seed).child("warm-up"));
    var all = new ArrayList<Generated>();
    long start = cpu();
    for (int i = 0; i < count; i++) {
      all.add(generator.generate(seed(seed, i)));
      progress.accept(all.size());
    }
    Duration cpu = Duration.ofNanos(cpu() - start);
    var programs = new ArrayList<TestCase>();
    for (int i = 0; i < count; i++) {
      programs.add(test(all.get(i), seed(seed, i)));
    }
    return new ProgramSet(name, programs, cpu, 0);
  }

  private static Seed seed(long first, int number) {
    return new Seed(first).child(number);
  }

  private void warmUp(Seed seed) {
    long end = System.nanoTime() + warmUp.toNanos();
    for (long i = 0; System.nanoTime() < end; i++) {
      var _ = generator.generate(seed.child(i));
    }
  }

  private TestCase test(Generated generated, Seed seed) {
    return new TestCase(
        new Origin(generator.name(), seed, ""),
        generated.target().treeStandard(),
        generated.files().stream().map(OwnContestant::file).toList(),
        generated.units(),
        List.of(),
        Expectation.NONE);
  }

  private static SourceFile file(GeneratedFile file) {
    byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
    return new SourceFile(file.name(), new String(bytes, StandardCharsets.ISO_8859_1));
  }

  private static long cpu() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
