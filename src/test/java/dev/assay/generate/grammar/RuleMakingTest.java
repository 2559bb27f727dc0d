package dev.assay.generate.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.grammar.environment.Globals;
import dev.assay.generate.grammar.environment.Signatures;
import dev.assay.generate.grammar.environment.TypeRule;
import dev.assay.generate.grammar.environment.TypeRules;
import dev.assay.generate.grammar.expression.NumberRule;
import dev.assay.generate.grammar.expression.NumberRules;
import dev.assay.generate.grammar.snippet.RulePairs;
import dev.assay.generate.grammar.statement.StatementRule;
import dev.assay.generate.grammar.statement.StatementRules;
import dev.assay.random.Seed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each rule by itself, at a place with all that it could want: what it makes is what it is for. */
final class RuleMakingTest {
  private static final int TRIES = 60;

  /** What stands right inside what, as a pattern; a new rule needs a line here. */
  private static final Map<String, String> STATEMENTS =
      Map.ofEntries(
          Map.entry("assignment", "Expression>Assign"),
          Map.entry("update", "Expression>[-+*&|^]="),
          Map.entry("pointer-assignment", "Expression>Assign"),
          Map.entry("whole-assignment", "Expression>Assign"),
          Map.entry("call-statement", "Expression>Call"),
          Map.entry("if", "snippet>If"),
          Map.entry("if-else", "snippet>If"),
          Map.entry("for", "snippet>For"),
          Map.entry("while", "snippet>While"),
          Map.entry("do", "snippet>DoWhile"),
          Map.entry("switch", "snippet>Switch"),
          Map.entry("goto", "If>Goto"),
          Map.entry("computed-goto", "If>ComputedGoto"),
          Map.entry("return", "If>Return"),
          Map.entry("break", "If>(Break|Continue)"),
          Map.entry("block", "snippet>.*"),
          Map.entry("declaration", "snippet>Declare"),
          Map.entry("variable-length-array", "Array>.*"),
          Map.entry("memory-builtin", "Expression>Call"),
          Map.entry("asm", "snippet>Asm"),
          Map.entry("nested-function", "snippet>Declare"));

  private static final Map<String, String> NUMBERS =
      Map.ofEntries(
          Map.entry("constant", "IntLiteral|FloatLiteral"),
          Map.entry("variable", "Name|Index|Member|\\*|__(real|imag)__"),
          Map.entry("arithmetic", "[-+*]"),
          Map.entry("bitwise", "[&|^]"),
          Map.entry("shift", "<<|>>"),
          Map.entry("division", "[/%]"),
          Map.entry("unary", "[-+~!]"),
          Map.entry("comparison", "[<>=!]=|[<>]"),
          Map.entry("logical", "&&|\\|\\|"),
          Map.entry("inner-assignment", "Assign"),
          Map.entry("inner-update", "[-+*&|^]="),
          Map.entry("step", "Step"),
          Map.entry("conditional", "Conditional"),
          Map.entry("or-else", "OrElse"),
          Map.entry("call", "Call"),
          Map.entry("cast", "Cast"),
          Map.entry("comma", "Comma"),
          Map.entry("size", "SizeOf|AlignOf"),
          Map.entry("statement-expression", "StatementExpr"),
          Map.entry("generic", "Generic"),
          Map.entry("bit-builtin", "Call"),
          Map.entry("overflow-builtin", "BuiltinCall"),
          Map.entry("hint-builtin", "BuiltinCall|Call"),
          Map.entry("pointer-test", "[=!]=|[-<>]"),
          Map.entry("address-number", "Cast"),
          Map.entry("atomic-builtin", "BuiltinCall"),
          Map.entry("enum-constant", "EnumConstant"),
          Map.entry("literal-element", "Index"),
          Map.entry("choose-builtin", "ChooseExpr"));

  private static final Map<String, Class<? extends CType>> TYPES =
      Map.ofEntries(
          Map.entry("integer-type", CType.Int.class),
          Map.entry("pointer-type", CType.Pointer.class),
          Map.entry("bool-type", CType.Int.class),
          Map.entry("int128-type", CType.Int.class),
          Map.entry("float-type", CType.Floating.class),
          Map.entry("complex-type", CType.Complex.class),
          Map.entry("enum-type", CType.Enum.class),
          Map.entry("volatile-type", CType.Int.class),
          Map.entry("atomic-type", CType.Int.class),
          Map.entry("vector-type", CType.Vector.class),
          Map.entry("array-type", CType.Array.class),
          Map.entry("struct-type", CType.Record.class),
          Map.entry("union-type", CType.Record.class));

  private static Place place(long seed) {
    var options = GrammarOptions.DEFAULT.with(Vocabulary.GCC);
    var sketch = new Sketch(options, 100, new Seed(seed).rng());
    Globals.make(sketch);
    Signatures.make(sketch);
    sketch.grant(4);
    var frame = new Frame(CType.INT, sketch.signatures().size(), List.of("L0", "L1"));
    return new Place(sketch, new Scope(sketch.globals()), frame, 2, 2, true, true, true);
  }

  @Test
  void statements() {
    assertEquals(names(StatementRules.ALL), STATEMENTS.keySet());
    for (StatementRule rule : StatementRules.ALL) {
      boolean found = false;
      for (long seed = 0; seed < TRIES; seed++) {
        Place place = place(seed);
        assertTrue(rule.fits(place), rule.name());
        found |= has(rule.make(place), STATEMENTS.get(rule.name()));
        assertEquals(List.of(), place.sketch().problems(), rule.name());
      }
      assertTrue(found, rule.name());
    }
  }

  @Test
  void numbers() {
    assertEquals(names(NumberRules.ALL), NUMBERS.keySet());
    for (NumberRule rule : NumberRules.ALL) {
      boolean found = false;
      for (long seed = 0; seed < TRIES; seed++) {
        Place place = place(seed);
        assertTrue(rule.fits(place), rule.name());
        var made = rule.make(place);
        assertTrue(Types.isReal(made.type()), rule.name() + " is no number");
        found |=
            has(
                List.of(place.code().evaluate(made)),
                "Expression>(" + NUMBERS.get(rule.name()) + ")");
        assertEquals(List.of(), place.sketch().problems(), rule.name());
      }
      assertTrue(found, rule.name());
    }
  }

  @Test
  void types() {
    assertEquals(names(TypeRules.ALL), TYPES.keySet());
    for (TypeRule rule : TypeRules.ALL) {
      Place place = place(1);
      CType made = Types.unqualified(rule.maker().apply(place.sketch(), 1));
      assertEquals(TYPES.get(rule.name()), made.getClass(), rule.name());
    }
  }

  @Test
  void aRuleOfWeightZeroIsNeverDrawn() {
    var options =
        new GrammarOptions(GrammarSize.SMALL, Vocabulary.FULL, 2, 2, Map.of("if", 0, "for", 900));
    var rules = new WeightedRules<>(StatementRules.ALL, options);
    var rng = new Seed(1).rng();
    var drawn = new HashMap<String, Integer>();
    for (int i = 0; i < 2_000; i++) {
      drawn.merge(rules.pick(rng, rule -> !rule.name().equals("do")).name(), 1, Integer::sum);
    }
    assertEquals(null, drawn.get("if"), "its weight is 0");
    assertEquals(null, drawn.get("do"), "it does not fit");
    assertEquals(null, drawn.get("nested-function"), "it is not in the vocabulary");
    assertTrue(drawn.get("for") > 1_500, drawn::toString);
    assertTrue(drawn.size() > 5, drawn::toString);
  }

  private static boolean has(List<Stmt> statements, String pattern) {
    return RulePairs.of(statements).stream().anyMatch(pair -> pair.matches(pattern));
  }

  private static Set<String> names(List<? extends GrammarRule> rules) {
    return rules.stream().map(GrammarRule::name).collect(Collectors.toSet());
  }
}
