package dev.assay.campaign.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables below {@code [exact]}. */
final class ExactReaderTest {
  @Test
  void everythingCanBeSet() {
    ConfigRead read =
        ConfigFile.parse(
            "a.toml",
            """
            [exact]
            size = "large"
            files = 3
            barrier = "asm"
            inputs = 5
            floats = "near"
            policies = false
            [exact.features]
            for = 0
            if = 30
            [exact.parameters]
            expression-depth = 3
            [exact.distributions]
            leaves = { constant = 90, variable = 10 }
            constant-leaves = { "as drawn" = 1 }
            """);
    var values =
        Map.of(
            "for",
            0,
            "if",
            30,
            "expression-depth",
            3,
            "leaves.constant",
            90,
            "leaves.variable",
            10,
            "constant-leaves.as drawn",
            1);
    assertEquals(
        new ExactSettings(
            Optional.of(Size.LARGE),
            OptionalInt.of(3),
            Optional.of(Barrier.ASM),
            OptionalInt.of(5),
            Optional.of(FloatResults.NEAR),
            new PolicySettings(false, new PolicyOverrides(new TreeMap<>(values)))),
        assertInstanceOf(ConfigRead.Fine.class, read).settings().exact());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "features.fro = 1|2:1|unknown key 'fro' in [exact.features]; did you mean 'for'?",
        "parameters.block-deth = 3|2:1|unknown key 'block-deth' in [exact.parameters]; did you mean"
            + " 'block-depth'?",
        "distributions.leafs = {}|2:1|unknown key 'leafs' in [exact.distributions]; did you mean"
            + " 'leaves'?",
        "distributions.leaves.element = -1|2:1|'element' in [exact.distributions.leaves] is -1; it"
            + " must be from 0 to 1000",
        "distributions.leaves.members = 1|2:1|unknown key 'members' in"
            + " [exact.distributions.leaves]; did you mean 'member'?",
        "size = 'huge'|2:1|unknown size 'huge' in [exact]; known: small, medium, large",
        "files = 2|2:1|'files' in [exact] is 2; it must be 1 or 3",
        "policies = 1|2:1|'policies' in [exact] is a whole number; it must be true or false",
        "parameters.expression-depth = 99|2:1|'expression-depth' in [exact.parameters] is 99; it"
            + " must be from 2 to 6",
        "sise = 1|2:1|unknown key 'sise' in [exact]; did you mean 'size'? Known: features,"
            + " parameters"
      })
  void whatIsWrongIsNamedWithItsPlace(String line, String place, String message) {
    List<String> problems =
        assertInstanceOf(ConfigRead.Wrong.class, ConfigFile.parse("a.toml", "\nexact." + line))
            .problems();
    assertEquals(1, problems.size(), problems.toString());
    String expected = "a.toml:" + place + ": " + message;
    String told = problems.getFirst();
    assertEquals(expected, told.substring(0, Math.min(expected.length(), told.length())), told);
  }

  @Test
  void aChoiceWithoutOutcomesIsWrong() {
    ConfigRead read =
        ConfigFile.parse(
            "a.toml", "[exact.distributions]\nelement-access = { subscript = 0, at = 0 }\n");
    assertEquals(
        List.of(
            "a.toml:1:1: [exact]: all outcomes of element-access have the weight 0; give one of"
                + " them more"),
        assertInstanceOf(ConfigRead.Wrong.class, read).problems());
  }
}
