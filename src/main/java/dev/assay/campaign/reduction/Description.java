package dev.assay.campaign.reduction;

import dev.assay.campaign.Witnesses;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/** A bug as text, so that another process can be asked whether a program shows it. */
public final class Description {
  private final Properties values;

  private Description(Properties values) {
    this.values = values;
  }

  static Description of(Configuration bad, Traits traits) {
    var values = new Properties();
    put(values, "bad", bad);
    for (int i = 0; i < traits.good().size(); i++) {
      put(values, "good" + i, traits.good().get(i));
    }
    values.setProperty("manner", traits.manner().name());
    values.setProperty("crashes", String.join("\n", traits.crashes()));
    values.setProperty("program-ms", "" + traits.tools().program().cpu().toMillis());
    traits
        .guard()
        .ifPresent(guard -> {
          values.setProperty("fuel", "" + guard.limits().fuel());
          values.setProperty("explorations", "" + guard.explorations());
        });
    switch (traits.specimen().symptom()) {
      case Symptom.Crash(String key, boolean linking) -> symptom(values, "crash", key, linking);
      case Symptom.Refusal(String key, boolean linking) -> symptom(values, "refusal", key, linking);
      case Symptom.FalseAlarm(String key) -> symptom(values, "alarm", key, false);
      case Symptom.WrongCode() -> symptom(values, "wrong", "", false);
      case Symptom.Hang() -> symptom(values, "hang", "", false);
      case Symptom.Script(var script) -> symptom(values, "script", script.toString(), false);
    }
    return new Description(values);
  }

  private static void symptom(Properties values, String kind, String key, boolean linking) {
    values.setProperty("symptom", kind);
    values.setProperty("key", key);
    values.setProperty("linking", "" + linking);
  }

  private static void put(Properties values, String name, Configuration configuration) {
    values.setProperty(name + ".compiler", configuration.compiler().name());
    values.setProperty(name + ".level", configuration.level());
    values.setProperty(name + ".flags", String.join(" ", configuration.flags()));
    values.setProperty(name + ".purpose", configuration.purpose().name());
    values.setProperty(name + ".cpu-ms", "" + configuration.compiler().limits().cpu().toMillis());
  }

  String text() {
    var text = new StringWriter();
    try {
      values.store(text, null);
    } catch (IOException e) {
      throw new IllegalStateException("a string has room for all", e);
    }
    return text.toString();
  }

  /** Reads what another process wrote. */
  public static Description parse(String text) {
    var values = new Properties();
    try {
      values.load(new StringReader(text));
    } catch (IOException e) {
      throw new IllegalArgumentException("not a description of a bug", e);
    }
    return new Description(values);
  }

  /** Whether a program, in files as they are, shows the bug; not if its compiler is not here. */
  public boolean isShownBy(TestCase test, Tools all) {
    Optional<Configuration> bad = configuration("bad", all.compilers());
    Optional<Symptom> symptom = symptom();
    if (bad.isEmpty() || symptom.isEmpty()) {
      return false;
    }
    var program = Duration.ofMillis(Long.parseLong(values.getProperty("program-ms")));
    Tools tools = all.within(all.program().withCpu(program));
    var good = new ArrayList<Configuration>();
    for (int i = 0; configuration("good" + i, all.compilers()).isPresent(); i++) {
      good.add(configuration("good" + i, all.compilers()).get());
    }
    var witnesses =
        new Witnesses(new Matrix(tools.meter(), MatrixOptions.DEFAULT), tools.compilers());
    var traits =
        new Traits(
            new Specimen(test, bad.get(), symptom.get()),
            good,
            guard(),
            Manner.valueOf(values.getProperty("manner")),
            Set.of(values.getProperty("crashes", "").split("\n")),
            new Sanitizers(witnesses.configurations(test.isCxx()), tools),
            Staying.NONE,
            tools);
    var model = FlagMeaning.setting(bad.get(), test.standard()).parsed();
    try (Scratch scratch = tools.scratch()) {
      var candidate = new Candidate(test, new TextSense(test, model, bad, tools));
      return traits.of(bad.get()).isIn(candidate, scratch);
    }
  }

  private Optional<Guard> guard() {
    return Optional.ofNullable(values.getProperty("fuel"))
        .map(fuel ->
            new Guard(
                Limits.DEFAULT.withFuel(Long.parseLong(fuel)),
                Integer.parseInt(values.getProperty("explorations"))));
  }

  private Optional<Symptom> symptom() {
    String key = values.getProperty("key", "");
    boolean linking = Boolean.parseBoolean(values.getProperty("linking"));
    return switch (values.getProperty("symptom", "")) {
      case "crash" -> Optional.of(new Symptom.Crash(key, linking));
      case "refusal" -> Optional.of(new Symptom.Refusal(key, linking));
      case "alarm" -> Optional.of(new Symptom.FalseAlarm(key));
      case "wrong" -> Optional.of(new Symptom.WrongCode());
      case "hang" -> Optional.of(new Symptom.Hang());
      default -> Optional.empty();
    };
  }

  private Optional<Configuration> configuration(String name, List<Compiler> compilers) {
    String flags = values.getProperty(name + ".flags", "");
    return compilers.stream()
        .filter(compiler -> compiler.name().equals(values.getProperty(name + ".compiler")))
        .findFirst()
        .map(compiler ->
            new Configuration(
                compiler,
                values.getProperty(name + ".level"),
                flags.isEmpty() ? List.of() : List.of(flags.split(" ")),
                Purpose.valueOf(values.getProperty(name + ".purpose"))))
        .map(configuration ->
            HangTrait.within(
                configuration,
                Duration.ofMillis(Long.parseLong(values.getProperty(name + ".cpu-ms")))));
  }
}
