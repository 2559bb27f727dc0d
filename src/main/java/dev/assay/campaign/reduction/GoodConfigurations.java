package dev.assay.campaign.reduction;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Levels;
import dev.assay.compile.Purpose;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;

/** The configurations that may stand for right beside a wrong one, the cheapest first. */
final class GoodConfigurations {
  private GoodConfigurations() {}

  /**
   * The same compiler at its other levels, the lowest first and with no flags but those that change
   * what the program is; then others for the same target at their lowest level.
   */
  static List<Configuration> of(TestCase test, Configuration bad, List<Compiler> compilers) {
    Setting setting = FlagMeaning.setting(bad, test.standard());
    List<String> needed =
        bad.flags().stream().filter(GoodConfigurations::changesTheProgram).toList();
    var found = new ArrayList<Configuration>();
    bad.compiler().levels().stream()
        .filter(level -> Levels.loosening(level, List.of()).isEmpty())
        .forEach(level -> found.add(plain(bad.compiler(), level, needed)));
    compilers.stream()
        .filter(compiler -> !compiler.name().equals(bad.compiler().name()))
        .filter(compiler -> compiler.runner().isEmpty() || !bad.compiler().runner().isEmpty())
        .filter(compiler -> !test.isCxx() || compiler.capabilities().cxx())
        .forEach(compiler ->
            found.add(plain(compiler, compiler.levels().stream().findFirst().orElse(""), needed)));
    found.removeIf(one ->
        one.equals(bad)
            || !FlagMeaning.setting(one, test.standard()).model().equals(setting.model()));
    return List.copyOf(found);
  }

  private static Configuration plain(Compiler compiler, String level, List<String> flags) {
    return new Configuration(compiler, level, flags, Purpose.RUN);
  }

  /** Sizes and signs of types are not the compiler's fault. */
  static boolean changesTheProgram(String flag) {
    return flag.matches("-m(32|64)|-f(no-)?(un)?signed-char|-std=.*");
  }
}
