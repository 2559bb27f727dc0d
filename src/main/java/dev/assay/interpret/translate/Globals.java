package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.library.Library;
import dev.assay.interpret.memory.MemoryObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables at file scope: all are made first, then initialised in order. */
final class Globals {
  private final ProgramContext context;
  private final Layout layout;
  private final Map<String, Decl.Variable> definitions = new LinkedHashMap<>();
  private final Map<String, Decl.Variable> declared = new LinkedHashMap<>();
  private final StaticObjects objects;

  Globals(ProgramContext context) {
    this.context = context;
    this.layout = context.machine().layout();
    this.objects = new StaticObjects(new ExprTranslator(initialisers()));
  }

  /** What stands for a function while initialisers at file scope are translated. */
  private FunctionContext initialisers() {
    var type = new CType.Function(CType.VOID, List.of(), false, true);
    var none =
        new Decl.Function(
            "",
            type,
            List.of(),
            Decl.Storage.STATIC,
            Decl.FunctionSpecifiers.NONE,
            List.of(),
            Optional.empty(),
            false,
            Optional.empty(),
            Span.NONE);
    return new FunctionContext(context, none, context.globals(), null);
  }

  void define() {
    context
        .program()
        .allDeclarations()
        .forEach(d -> {
          if (d instanceof Decl.Variable v) {
            collect(v);
          }
        });
    Map<String, MemoryObject> made = new LinkedHashMap<>();
    definitions.forEach((name, v) -> made.put(name, make(v)));
    declared.forEach(this::declareElsewhere);
    definitions.forEach((name, v) -> objects.initialise(v, made.get(name)));
  }

  private void collect(Decl.Variable v) {
    boolean inRegister = v.storage() == Decl.Storage.REGISTER;
    boolean definition = v.storage() != Decl.Storage.EXTERN || v.initializer().isPresent();
    if (!definition || inRegister || Attribute.has(v.attributes(), "alias")) {
      declared.putIfAbsent(v.name(), v);
      return;
    }
    definitions.merge(v.name(), v, this::better);
  }

  /** Of two definitions the one with the initialiser, or with the complete type. */
  private Decl.Variable better(Decl.Variable first, Decl.Variable second) {
    if (first.initializer().isPresent() || second.initializer().isPresent()) {
      return first.initializer().isPresent() ? first : second;
    }
    return layout.sizeOf(first.type()).isPresent() ? first : second;
  }

  private MemoryObject make(Decl.Variable v) {
    CType type = completed(v);
    MemoryObject object = objects.allocate(v, type);
    context.globals().declare(v.name(), new Binding.Static(object, type));
    return object;
  }

  /** A tentative definition of an array of unknown size: another declaration, or one element. */
  private CType completed(Decl.Variable v) {
    if (layout.sizeOf(v.type()).isPresent() || v.initializer().isPresent()) {
      return v.type();
    }
    Decl.Variable other = declared.get(v.name());
    if (other != null && layout.sizeOf(other.type()).isPresent()) {
      return other.type();
    }
    return Types.unqualified(v.type()) instanceof CType.Array a
        ? new CType.Array(a.element(), new CType.ArraySize.Fixed(1))
        : v.type();
  }

  /** A variable that is an alias of another, or the library's; others stay unknown. */
  private void declareElsewhere(String name, Decl.Variable v) {
    if (definitions.containsKey(name)) {
      return;
    }
    Optional<Binding> target =
        Attribute.find(v.attributes(), "alias")
            .map(a -> unquoted(a.arguments()))
            .or(v::asmName)
            .map(context.globals()::find);
    Optional<Binding> library =
        Library.variable(name, context.machine()).map(o -> new Binding.Static(o, v.type()));
    library.ifPresent(_ -> context.noteLibraryVariable());
    Optional<Binding> missing =
        Attribute.find(v.attributes(), "weak")
            .map(_ -> new Binding.Static(context.machine().memory().find(0), v.type()));
    target.or(() -> library).or(() -> missing).ifPresent(b -> context.globals().declare(name, b));
  }

  /** The text between the quotes of an attribute's argument. */
  static String unquoted(String argument) {
    return argument.replace("\"", "").strip();
  }
}
