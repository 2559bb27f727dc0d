package dev.assay.generate.grammar;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Names;
import dev.assay.generate.exact.Prototypes;
import dev.assay.generate.exact.TagStore;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.environment.Signature;
import dev.assay.generate.grammar.environment.TypeRule;
import dev.assay.generate.grammar.environment.TypeRules;
import dev.assay.generate.grammar.expression.NumberRule;
import dev.assay.generate.grammar.expression.NumberRules;
import dev.assay.generate.grammar.statement.StatementRule;
import dev.assay.generate.grammar.statement.StatementRules;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** A program in the making: the global context, which all its makers share. */
public final class Sketch {
  private static final DataModel MODEL = DataModel.LP64;
  private static final Standard STANDARD = Standard.DEFAULT;

  private final GrammarOptions options;
  private final int statementsInAll;
  private final Rng rng;
  private final WeightedRules<StatementRule> statementRules;
  private final WeightedRules<NumberRule> numberRules;
  private final WeightedRules<TypeRule> typeRules;
  private final Names names = new Names();
  private final TagStore tags = new TagStore();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final Typing typing = new Typing(MODEL, STANDARD, tags, problems::add);
  private final Prototypes prototypes = new Prototypes(MODEL);
  private final List<Decl> types = new ArrayList<>();
  private final List<Decl> variables = new ArrayList<>();
  private final List<Variable> globals = new ArrayList<>();
  private final List<Signature> signatures = new ArrayList<>();
  private int statements;

  /**
   * @param percent how much of the statements of its size the program is given
   */
  Sketch(GrammarOptions options, int percent, Rng rng) {
    this.options = options;
    this.statementsInAll = options.size().statements() * percent / 100;
    this.statementRules = new WeightedRules<>(StatementRules.ALL, options);
    this.numberRules = new WeightedRules<>(NumberRules.ALL, options);
    this.typeRules = new WeightedRules<>(TypeRules.ALL, options);
    this.rng = rng;
  }

  public GrammarOptions options() {
    return options;
  }

  public Rng rng() {
    return rng;
  }

  public WeightedRules<StatementRule> statementRules() {
    return statementRules;
  }

  public WeightedRules<NumberRule> numberRules() {
    return numberRules;
  }

  public WeightedRules<TypeRule> typeRules() {
    return typeRules;
  }

  public Names names() {
    return names;
  }

  public TagStore tags() {
    return tags;
  }

  public Typing typing() {
    return typing;
  }

  public Code code() {
    return new Code(typing);
  }

  /** Constraint violations: there must be none, each is a defect of a rule. */
  List<Diagnostic> problems() {
    return problems;
  }

  /** The library functions in use. */
  public Prototypes prototypes() {
    return prototypes;
  }

  /** Definitions of types, in order. */
  public List<Decl> types() {
    return types;
  }

  /** Definitions of global variables, in order. */
  public List<Decl> variables() {
    return variables;
  }

  public List<Variable> globals() {
    return globals;
  }

  /** All functions, also those that have no body yet. */
  public List<Signature> signatures() {
    return signatures;
  }

  /** What all functions share. */
  int statementsInAll() {
    return statementsInAll;
  }

  /** Whether there is room for one more statement. */
  public boolean hasRoom() {
    return statements > 0;
  }

  /** Notes a statement. */
  public void spend() {
    statements--;
  }

  /** So many statements may be made from now on. */
  public void grant(int number) {
    statements = number;
  }

  /** How many statements may still be made. */
  public int room() {
    return statements;
  }

  Program program(List<Decl> declarations) {
    return new Program("test.c", declarations, tags.table(), MODEL, STANDARD);
  }
}
