package dev.assay.cli;

import dev.assay.campaign.bench.Contestant;
import dev.assay.campaign.bench.OwnContestant;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicyShuffle;
import dev.assay.random.Rng;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Our own generators as {@code assay bench generate} measures them. */
final class GenerateBenchOwn {
  static final String WITH = "exact";
  static final String WITHOUT = "exact without policies";

  private GenerateBenchOwn() {}

  static boolean isOwn(String generator) {
    return generator.equals(WITH) || generator.equals(WITHOUT);
  }

  static List<Contestant> contestants(GenerateBenchOptions options, Duration warmUp) {
    var all = new ArrayList<Contestant>();
    all.add(contestant(WITH, options, rng -> PolicyShuffle.of(rng, PolicyOverrides.NONE), warmUp));
    if (options.noPoliciesToo()) {
      all.add(contestant(WITHOUT, options, _ -> GenerationPolicy.none(), warmUp));
    }
    return List.copyOf(all);
  }

  private static Contestant contestant(
      String name,
      GenerateBenchOptions options,
      Function<Rng, GenerationPolicy> policy,
      Duration warmUp) {
    var standard = ExactOptions.DEFAULT;
    var chosen =
        new ExactOptions(
            standard.target(),
            options.size(),
            standard.files(),
            standard.barrier(),
            standard.values(),
            standard.inputs(),
            standard.floats(),
            policy);
    return new OwnContestant(name, new ExactGenerator(chosen), warmUp);
  }
}
