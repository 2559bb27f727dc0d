package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.exact.Code;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes some members static, of structs with one object that is only used by its members. */
final class StaticMembers {
  /** The only object of a struct, and the members that become static. */
  private record Choice(String object, Set<String> members) {}

  private final Map<Tag, Choice> choices = new LinkedHashMap<>();

  private StaticMembers() {}

  static StaticMembers chosen(Program program, CxxWeights weights, Rng rng) {
    var result = new StaticMembers();
    var uses = SingleObjects.of(program);
    uses.objects()
        .forEach((tag, object) -> {
          List<TagDef.Field> fields =
              program.tags().record(tag).map(TagDef.RecordDef::fields).orElse(List.of());
          Set<String> members = new HashSet<>();
          for (TagDef.Field f : fields) {
            // One member stays: an empty object is another matter.
            if (members.size() + 1 < fields.size()
                && uses.canBeStatic(tag, f)
                && rng.chance(weights.staticMembers(), 100)) {
              members.add(f.name());
            }
          }
          if (!members.isEmpty()) {
            result.choices.put(tag, new Choice(object, members));
          }
        });
    return result;
  }

  /** The program, whose initialisers are by position already, with the members made static. */
  Program applied(Program program, PrintOptions words) {
    if (choices.isEmpty()) {
      return program;
    }
    return new Rewriter(
            new Rules() {
              @Override
              public List<Decl> external(Decl decl) {
                return decl instanceof Decl.Variable v ? parted(v, program) : List.of(decl);
              }

              @Override
              public TagDef definition(TagDef definition) {
                return definition instanceof TagDef.RecordDef r && choices.containsKey(r.tag())
                    ? marked(r, choices.get(r.tag()), words)
                    : definition;
              }
            })
        .program(program);
  }

  private static TagDef marked(TagDef.RecordDef r, Choice choice, PrintOptions words) {
    var fields = new ArrayList<TagDef.Field>();
    for (TagDef.Field f : r.fields()) {
      CType type = choice.members().contains(f.name()) ? marked(f.type(), words) : f.type();
      fields.add(
          new TagDef.Field(f.name(), type, f.bitWidth(), f.alignas(), f.attributes(), f.span()));
    }
    return new TagDef.RecordDef(r.tag(), fields, r.pack(), r.attributes(), r.span());
  }

  /** The type with the word before its specifiers. */
  private static CType marked(CType type, PrintOptions words) {
    return switch (type) {
      case CType.Array a -> new CType.Array(marked(a.element(), words), a.size());
      case CType.Pointer p -> new CType.Pointer(marked(p.target(), words));
      case CType.Qualified q when q.base() instanceof CType.Pointer ->
          new CType.Qualified(marked(q.base(), words), q.qualifiers());
      case CType.Function f ->
          new CType.Function(
              marked(f.result(), words), f.parameters(), f.variadic(), f.prototyped());
      case CType other -> new CType.Typedef("static " + Printer.print(other, words), other);
    };
  }

  /** The object without its static members, and before it their definitions. */
  private List<Decl> parted(Decl.Variable v, Program program) {
    if (!(Types.unqualified(v.type()) instanceof CType.Record(Tag tag))
        || !choices.containsKey(tag)) {
      return List.of(v);
    }
    Choice choice = choices.get(tag);
    var result = new ArrayList<Decl>();
    var items = new ArrayList<Initializer.Item>();
    List<Initializer.Item> old =
        v.initializer().orElse(null) instanceof Initializer.Braces b ? b.items() : List.of();
    int at = 0;
    for (TagDef.Field f : program.tags().record(tag).orElseThrow().fields()) {
      boolean listed = !f.name().isEmpty() || f.isAnonymousMember();
      Optional<Initializer.Item> item =
          listed && at < old.size() ? Optional.of(old.get(at)) : Optional.empty();
      at += listed ? 1 : 0;
      if (choice.members().contains(f.name())) {
        result.add(definition(tag, f, item.map(Initializer.Item::value)));
      } else {
        item.ifPresent(items::add);
      }
    }
    Optional<Initializer> rest = v.initializer().map(i -> new Initializer.Braces(items, i.span()));
    result.add(v.withInitializer(rest));
    return result;
  }

  private static Decl definition(Tag tag, TagDef.Field f, Optional<Initializer> value) {
    return Code.variable(tag.name() + "::" + f.name(), f.type(), Decl.Storage.NONE, value);
  }
}
