package dev.assay.generate.exact;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Diagnostic;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.environment.TypeFeatures;
import dev.assay.generate.exact.function.Callables;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.generate.exact.repair.HoleTable;
import dev.assay.generate.exact.repair.Operations;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** A program in the making: what all its makers share. */
public final class Draft {
  private final ExactOptions options;
  private final GenerationPolicy policy;
  private final BodyEnd bodyEnd;
  private final Rng rng;
  private final Names names = new Names();
  private final TagStore tags = new TagStore();
  private final HoleTable holes = new HoleTable();
  private final Budget budget;
  private final Typing typing;
  private final Operations operations;
  private final List<Diagnostic> problems = new ArrayList<>();
  private final List<Decl> types = new ArrayList<>();
  private final List<Decl> variables = new ArrayList<>();
  private final List<Decl> functions = new ArrayList<>();
  private final List<Variable> globals = new ArrayList<>();
  private final Prototypes prototypes;
  private final TypeFeatures typeFeatures;
  private final Callables callables = new Callables();

  public Draft(ExactOptions options, GenerationPolicy policy, Rng rng) {
    this(options, policy, rng, BodyEnd.NOTHING);
  }

  Draft(ExactOptions options, GenerationPolicy policy, Rng rng, BodyEnd bodyEnd) {
    this.options = options;
    this.bodyEnd = bodyEnd;
    this.policy = policy;
    this.rng = rng;
    this.budget = new Budget(options.size(), policy.value(Parameter.COMPILE_TIME));
    DataModel model = options.target().model();
    this.typing = new Typing(model, options.target().treeStandard(), tags, problems::add);
    this.operations = new Operations(holes, typing, options.floats() == FloatResults.NEAR);
    this.prototypes = new Prototypes(model);
    this.typeFeatures = TypeFeatures.drawn(options, policy, rng.fork("types"));
  }

  public ExactOptions options() {
    return options;
  }

  /** The policy of the whole program; a region's own is in its {@link Spot}. */
  public GenerationPolicy policy() {
    return policy;
  }

  /** What functions end with. */
  public BodyEnd bodyEnd() {
    return bodyEnd;
  }

  public Rng rng() {
    return rng;
  }

  public Names names() {
    return names;
  }

  public TagStore tags() {
    return tags;
  }

  public HoleTable holes() {
    return holes;
  }

  public Budget budget() {
    return budget;
  }

  public Typing typing() {
    return typing;
  }

  public Layout layout() {
    return typing.layout();
  }

  public Operations operations() {
    return operations;
  }

  /** Constraint violations: there must be none, each is a defect of a maker. */
  public List<Diagnostic> problems() {
    return problems;
  }

  /** Definitions of types, in order. */
  public List<Decl> types() {
    return types;
  }

  /** Definitions of global variables, in order. */
  public List<Decl> variables() {
    return variables;
  }

  /** Definitions of the tests and of the functions they call, callees first. */
  public List<Decl> functions() {
    return functions;
  }

  /** The global variables that code may use. */
  public List<Variable> globals() {
    return globals;
  }

  /** The library functions in use. */
  public Prototypes prototypes() {
    return prototypes;
  }

  /** The rarer types that this program has. */
  public TypeFeatures typeFeatures() {
    return typeFeatures;
  }

  /** The functions that code may call. */
  public Callables callables() {
    return callables;
  }
}
