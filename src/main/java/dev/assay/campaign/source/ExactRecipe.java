package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.generate.Target;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All that a program of {@code exact} depends on but its seed. */
public record ExactRecipe(
    Target target,
    Size size,
    int files,
    Barrier barrier,
    boolean values,
    int inputs,
    FloatResults floats,
    PolicySettings policies) {
  public static final ExactRecipe DEFAULT =
      new ExactRecipe(
          ExactOptions.DEFAULT.target(),
          ExactOptions.DEFAULT.size(),
          ExactOptions.DEFAULT.files(),
          ExactOptions.DEFAULT.barrier(),
          ExactOptions.DEFAULT.values(),
          ExactOptions.DEFAULT.inputs(),
          ExactOptions.DEFAULT.floats(),
          PolicySettings.DEFAULT);

  private static final Pattern WORD = Pattern.compile("--([a-z-]+)(?: ('[^']*'|(?!--)\\S+))?\\s*");

  public ExactOptions options() {
    return new ExactOptions(target, size, files, barrier, values, inputs, floats, policies::policy);
  }

  /** As options of {@code assay generate}. */
  public String text() {
    var text = new StringBuilder();
    text.append("--std ").append(target.language().spelling());
    text.append(" --model ").append(target.model().name());
    text.append(" --size ").append(size.label());
    text.append(" --files ").append(files);
    text.append(" --barrier ").append(barrier.label());
    text.append(" --inputs ").append(inputs);
    text.append(" --floats ").append(floats.label());
    text.append(values ? " --values" : "");
    text.append(policies.shuffled() ? "" : " --no-policies");
    text.append(policies.overrides().options());
    return text.toString();
  }

  /** Reads what {@link #text} wrote; empty if it is something else. */
  public static Optional<ExactRecipe> parse(String text) {
    Matcher word = WORD.matcher(text);
    Optional<ExactRecipe> recipe = Optional.of(DEFAULT);
    int end = 0;
    while (recipe.isPresent() && word.find() && word.start() == end) {
      String value = word.group(2) == null ? "" : word.group(2).replace("'", "");
      String option = word.group(1);
      recipe = recipe.flatMap(before -> before.with(option, value));
      end = word.end();
    }
    return end == text.length() ? recipe : Optional.empty();
  }

  private Optional<ExactRecipe> with(String option, String value) {
    return switch (option) {
      case "std" -> Language.parse(value).map(l -> with(new Target(l, target.model())));
      case "model" ->
          DataModel.byName(value).map(model -> with(new Target(target.language(), model)));
      case "size" ->
          Arrays.stream(Size.values())
              .filter(s -> s.label().equals(value))
              .findFirst()
              .map(this::with);
      case "barrier" ->
          Arrays.stream(Barrier.values())
              .filter(b -> b.label().equals(value))
              .findFirst()
              .map(this::with);
      case "floats" ->
          Arrays.stream(FloatResults.values())
              .filter(f -> f.label().equals(value))
              .findFirst()
              .map(this::with);
      case "files" -> number(value).map(n -> with(n, values, inputs, policies));
      case "inputs" -> number(value).map(n -> with(files, values, n, policies));
      case "values" -> Optional.of(with(files, true, inputs, policies));
      case "no-policies" ->
          Optional.of(with(files, values, inputs, new PolicySettings(false, policies.overrides())));
      case "weight" -> weight(value);
      default -> Optional.empty();
    };
  }

  private Optional<ExactRecipe> weight(String value) {
    int equals = value.lastIndexOf('=');
    Optional<Knob> knob = Knob.find(value.substring(0, Math.max(0, equals)));
    Optional<Integer> number = number(value.substring(equals + 1));
    return knob.isEmpty() || number.isEmpty()
        ? Optional.empty()
        : Optional.of(with(policies.overrides().with(knob.get(), number.get())));
  }

  private static Optional<Integer> number(String text) {
    return text.matches("[0-9]{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  private ExactRecipe with(PolicyOverrides overrides) {
    return with(files, values, inputs, new PolicySettings(policies.shuffled(), overrides));
  }

  private ExactRecipe with(Target changed) {
    return new ExactRecipe(changed, size, files, barrier, values, inputs, floats, policies);
  }

  private ExactRecipe with(Size changed) {
    return new ExactRecipe(target, changed, files, barrier, values, inputs, floats, policies);
  }

  private ExactRecipe with(FloatResults changed) {
    return new ExactRecipe(target, size, files, barrier, values, inputs, changed, policies);
  }

  private ExactRecipe with(Barrier changed) {
    return new ExactRecipe(target, size, files, changed, values, inputs, floats, policies);
  }

  private ExactRecipe with(int count, boolean all, int vectors, PolicySettings changed) {
    return new ExactRecipe(target, size, count, barrier, all, vectors, floats, changed);
  }
}
