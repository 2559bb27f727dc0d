package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.Outside;
import dev.assay.interpret.Start;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.library.Library;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.node.FunctionCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a program ready to run: its functions, its global variables, and what main is given. */
public final class ProgramTranslator {
  private static final long NO_PRIORITY = 65_536;

  private final Program program;
  private final Machine machine;
  private final ProgramContext context;
  private final Map<String, Decl.Function> functions = new LinkedHashMap<>();
  private boolean ready;

  /** For runs on the machine; {@code bothOrders} if operands' order may change between them. */
  public ProgramTranslator(Program program, Machine machine, Outside outside, boolean bothOrders) {
    this.program = program;
    this.machine = machine;
    this.context = new ProgramContext(program, machine, Library.functions(), outside, bothOrders);
  }

  /**
   * Whether the program can be run once more as it is translated: the library's variables are new
   * in each run, and a small address space has no room for the objects of many.
   */
  public boolean isRepeatable() {
    return ready && !context.usesLibraryVariables() && machine.model().pointerSize() == 8;
  }

  /** Goes back to the program's start, which may be another. */
  public void restart(Start start) {
    machine.restart(start);
    context.restart();
  }

  /** Runs the program from its start to its end, which is always thrown. */
  public Halt run() {
    if (!ready) {
      Optional<ExtensionCheck.Unknown> unknown = ExtensionCheck.first(program);
      if (unknown.isPresent()) {
        return machine.unsupported(unknown.get().what(), unknown.get().span());
      }
      declareFunctions();
      new Globals(context).define();
      ready = true;
    }
    if (!functions.containsKey("main")) {
      return machine.unsupported("a program without main", Span.NONE);
    }
    // Those registered first run last.
    for (Decl.Function destructor : byPriority("destructor")) {
      machine.atExit(() -> call(destructor));
    }
    byPriority("constructor").forEach(this::call);
    return machine.exit(callMain());
  }

  private void declareFunctions() {
    program.allDeclarations().forEach(this::declareFunction);
    functions.forEach((name, f) -> context.define(name, FunctionTranslator.function(f, context)));
    program.allDeclarations().forEach(this::alias);
  }

  private void declareFunction(Decl decl) {
    if (decl instanceof Decl.Function f) {
      context.globals().declare(f.name(), new Binding.Function(f.name(), f.type()));
      if (f.body().isPresent() && !(functions.containsKey(f.name()) && isInlineOnly(f))) {
        functions.put(f.name(), f);
      }
    }
  }

  /** GNU's {@code extern inline}: a version for inlining, beside the real definition. */
  private static boolean isInlineOnly(Decl.Function f) {
    return f.storage() == Decl.Storage.EXTERN && f.specifiers().inline();
  }

  /** Another name for a function, by the attribute alias or by its assembler name. */
  private void alias(Decl decl) {
    if (decl instanceof Decl.Function f && f.body().isEmpty()) {
      Attribute.find(f.attributes(), "alias")
          .or(() -> Attribute.find(f.attributes(), "weakref"))
          .map(a -> Globals.unquoted(a.arguments()))
          .or(f::asmName)
          .filter(target -> !target.equals(f.name()))
          .filter(target -> functions.containsKey(target) || isKnown(target) && !isKnown(f.name()))
          .ifPresent(target -> context.defineAlias(f.name(), target));
      if (Attribute.has(f.attributes(), "weak") && !isKnown(f.name())) {
        context.defineMissing(f.name());
      }
    }
  }

  private boolean isKnown(String function) {
    return functions.containsKey(function) || context.library(function).isPresent();
  }

  /** The functions with the attribute, those with the lowest priority first. */
  private List<Decl.Function> byPriority(String attribute) {
    Map<Decl.Function, Long> found = new LinkedHashMap<>();
    program
        .allDeclarations()
        .forEach(d -> {
          if (d instanceof Decl.Function f && functions.containsKey(f.name())) {
            Attribute.find(f.attributes(), attribute)
                .ifPresent(a -> found.put(functions.get(f.name()), a.value().orElse(NO_PRIORITY)));
          }
        });
    List<Decl.Function> sorted = new ArrayList<>(found.keySet());
    sorted.sort(Comparator.comparing(found::get));
    return sorted;
  }

  private FunctionCode code(Decl.Function f) {
    return (FunctionCode) context.functionObject(f.name()).payload();
  }

  private void call(Decl.Function f) {
    FunctionCode code = code(f);
    var _ = code.invoke(machine, new Object[0], List.of(), code.type().result(), f.span());
  }

  private int callMain() {
    Decl.Function main = functions.get("main");
    FunctionCode code = code(main);
    Object[] given = new MainArguments(context).values();
    int count = code.parameterCount();
    if (count > given.length) {
      throw machine.unsupported("main with " + count + " parameters", main.span());
    }
    var arguments = new Object[count];
    List<CType> types = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments[i] = given[i];
      types.add(code.parameterType(i));
    }
    CType result = code.type().result();
    Object status = code.invoke(machine, arguments, types, result, main.span());
    if (!Types.compatible(Types.unqualified(result), CType.INT, machine.layout())) {
      throw machine.unspecified(
          UnspecifiedKind.EXIT_STATUS,
          main.span(),
          "main ends and has the type '"
              + Types.name(code.type())
              + "', so that the exit status is open");
    }
    return status instanceof Long number ? number.intValue() : 0;
  }
}
