package dev.assay.generate.exact;

import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Seed;

/** The comment at the head of a program: how to make it again, and the policy it was made by. */
final class Heading {
  private Heading() {}

  static String of(Seed seed, String generator, ExactOptions options, GenerationPolicy policy) {
    var text = new StringBuilder();
    text.append("assay generate ").append(generator).append(" --seed ").append(seed);
    text.append(" --std ").append(options.target().language().spelling());
    text.append(" --model ").append(options.target().model().name());
    text.append(" --size ").append(options.size().label());
    text.append(" --files ").append(options.files());
    if (options.files() == 1) {
      text.append(" --barrier ").append(options.barrier().label());
    }
    text.append(" --inputs ").append(options.inputs());
    text.append(" --floats ").append(options.floats().label());
    text.append(options.values() ? " --values" : "");
    text.append(policy.isShuffled() ? "" : " --no-policies");
    text.append(policy.overrides().options()).append('\n');
    return text.append(policy.describe()).toString();
  }
}
