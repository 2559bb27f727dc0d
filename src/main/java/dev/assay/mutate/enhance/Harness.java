package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Layout;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What stands after the program: the functions that add its global variables to the checksum. */
final class Harness {
  private final Program program;
  private final AddedCode code;
  private final Map<String, Extent> extents;
  private final List<Remark> omitted = new ArrayList<>();

  /**
   * Of a program.
   *
   * @param extents of the variables that cannot be added as a whole
   */
  Harness(Program program, AddedCode code, Map<String, Extent> extents) {
    this.program = program;
    this.code = code;
    this.extents = extents;
  }

  /**
   * C text, and what it says nothing of.
   *
   * @param variables those that it adds, one statement each
   * @param pointing those of them that have pointers
   */
  record Made(String text, List<String> variables, Set<String> pointing, List<Remark> omitted) {}

  Made made() {
    return made("");
  }

  /** One that prints the checksum before the first variable, and again after each. */
  Made tracing() {
    return made("printf(\"%llx\\n\", " + code.name("sum") + ");\n");
  }

  private Made made(String trace) {
    List<GlobalVariable> variables = GlobalVariable.in(program);
    Map<String, String> statements = statements(variables);
    String body =
        statements.values().stream()
            .map(one -> trace.isEmpty() ? one + "\n" : "{\n" + one + "\n" + trace + "}\n")
            .collect(
                Collectors.joining(
                    "", "static void " + code.name("globals") + "(void) {\n" + trace, "}\n"));
    var pointers =
        new PointerFunctions(
            variables, AddressTaken.in(program), new Layout(program.model(), program.tags()), code);
    var text = new StringBuilder();
    if (body.contains(code.name("pointer("))) {
      text.append(pointers.objects());
    }
    if (body.contains(code.name("function("))) {
      text.append(pointers.functions(program));
    }
    code.use(Piece.ADD);
    Walk.over(program, new StaticLocals());
    return new Made(
        text + body,
        List.copyOf(statements.keySet()),
        statements.keySet().stream()
            .filter(name -> hasPointers(statements.get(name)))
            .collect(Collectors.toUnmodifiableSet()),
        List.copyOf(omitted));
  }

  private boolean hasPointers(String statement) {
    return statement.contains(code.name("pointer(")) || statement.contains(code.name("function("));
  }

  private Map<String, String> statements(List<GlobalVariable> variables) {
    ActiveMembers members = ActiveMembers.in(program);
    Set<Tag> foreign = foreign();
    Set<String> buffers = JumpBuffers.in(program);
    Map<String, String> statements = new LinkedHashMap<>();
    for (GlobalVariable variable : variables) {
      Extent extent = extents.getOrDefault(variable.name(), Extent.WHOLE);
      if (buffers.contains(variable.name())) {
        omit(variable.span(), variable.name(), "it holds the state of the machine");
        continue;
      }
      if (extent != Extent.WHOLE) {
        String what = extent == Extent.NOTHING ? "" : "pointers in ";
        omit(variable.span(), what + variable.name(), "C leaves open what is there at the end");
      }
      if (extent != Extent.NOTHING) {
        String statement =
            new GlobalParts(program.tags(), foreign, members, code, variable, extent, omitted)
                .statement();
        if (!statement.isEmpty()) {
          statements.put(variable.name(), statement);
        }
      }
    }
    return statements;
  }

  private void omit(Span span, String what, String why) {
    omitted.add(new Remark(span, what + ": not in the checksum, as " + why));
  }

  /** The structs and unions that system headers define. */
  private Set<Tag> foreign() {
    Set<Tag> tags = new HashSet<>();
    tags.add(new Tag(Tag.Kind.STRUCT, "__va_list_tag", 0));
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Include include) {
        include.declarations().forEach(inner -> Walk.over(inner, new Defined(tags)));
      }
    }
    return tags;
  }

  private record Defined(Set<Tag> tags) implements Visitor {
    @Override
    public void definition(TagDef definition) {
      tags.add(definition.tag());
    }

    /** One without a name is defined where it is used. */
    @Override
    public void type(CType type) {
      if (type instanceof CType.Record(Tag tag) && tag.isAnonymous()) {
        tags.add(tag);
      }
    }
  }

  /** They have no name out here. */
  private final class StaticLocals implements Visitor {
    @Override
    public void stmt(Stmt stmt) {
      if (stmt instanceof Stmt.Declare(Decl.Variable v) && v.storage() == Decl.Storage.STATIC) {
        omitted.add(
            new Remark(
                v.span(),
                v.name() + ": not in the checksum, as it has no name outside its function"));
      }
    }
  }
}
