package dev.assay.c;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A declaration. Each declares one thing: the parser splits {@code int a, *b;} and takes tag
 * definitions out of the declarations they stand in, but for types without a tag, which stay where
 * their only use is.
 */
public sealed interface Decl {
  Span span();

  /** Storage classes; {@code NONE} where none is written. */
  enum Storage {
    NONE,
    STATIC,
    EXTERN,
    AUTO,
    REGISTER
  }

  /** A variable; {@code inferred} for {@code __auto_type} and C23's {@code auto}. */
  record Variable(
      String name,
      CType type,
      Storage storage,
      Traits traits,
      Optional<Initializer> initializer,
      List<Attribute> attributes,
      Optional<String> asmName,
      Span span)
      implements Decl {
    public Variable {
      attributes = List.copyOf(attributes);
    }

    public Variable withName(String name) {
      return new Variable(name, type, storage, traits, initializer, attributes, asmName, span);
    }

    public Variable withType(CType type) {
      return new Variable(name, type, storage, traits, initializer, attributes, asmName, span);
    }

    public Variable withStorage(Storage storage) {
      return new Variable(name, type, storage, traits, initializer, attributes, asmName, span);
    }

    public Variable withInitializer(Optional<Initializer> initializer) {
      return new Variable(name, type, storage, traits, initializer, attributes, asmName, span);
    }

    public Variable withAttributes(List<Attribute> attributes) {
      return new Variable(name, type, storage, traits, initializer, attributes, asmName, span);
    }
  }

  /** The rarer properties of a variable. */
  record Traits(boolean threadLocal, boolean inferred, boolean constexpr, OptionalLong alignas) {
    public static final Traits NONE = new Traits(false, false, false, OptionalLong.empty());
  }

  /**
   * A function's declaration or definition. The type is a {@link CType.Function}, perhaps behind a
   * typedef; parameter types here are already adjusted (arrays and functions became pointers).
   * {@code oldStyle} marks a definition with an identifier list.
   */
  record Function(
      String name,
      CType type,
      List<Parameter> parameters,
      Storage storage,
      FunctionSpecifiers specifiers,
      List<Attribute> attributes,
      Optional<String> asmName,
      boolean oldStyle,
      Optional<Stmt.Block> body,
      Span span)
      implements Decl {
    public Function {
      parameters = List.copyOf(parameters);
      attributes = List.copyOf(attributes);
    }

    /**
     * All attributes, with those that stand behind the star of a pointer that it returns: GNU C
     * takes what only a function can have there for the function's.
     */
    public List<Attribute> allAttributes() {
      return type instanceof CType.Function(CType.Attributed result, _, _, _)
          ? Stream.concat(attributes.stream(), result.attributes().stream()).toList()
          : attributes;
    }

    public Function withName(String name) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withType(CType type) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withStorage(Storage storage) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withAttributes(List<Attribute> attributes) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withSpecifiers(FunctionSpecifiers specifiers) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withParameters(List<Parameter> parameters) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }

    public Function withBody(Optional<Stmt.Block> body) {
      return new Function(
          name, type, parameters, storage, specifiers, attributes, asmName, oldStyle, body, span);
    }
  }

  /** The function specifiers. */
  record FunctionSpecifiers(boolean inline, boolean noreturn) {
    public static final FunctionSpecifiers NONE = new FunctionSpecifiers(false, false);
  }

  /**
   * A parameter; the name is empty where a declaration leaves it out, and {@code written} is the
   * array type that the source has where {@code type} is the pointer it became.
   */
  record Parameter(
      String name,
      CType type,
      Optional<CType> written,
      Storage storage,
      List<Attribute> attributes,
      Span span) {
    public Parameter {
      attributes = List.copyOf(attributes);
    }

    public Parameter(
        String name, CType type, Storage storage, List<Attribute> attributes, Span span) {
      this(name, type, Optional.empty(), storage, attributes, span);
    }
  }

  record Typedef(String name, CType type, List<Attribute> attributes, Span span) implements Decl {
    public Typedef {
      attributes = List.copyOf(attributes);
    }
  }

  /** The definition of a struct, union or enum with a tag, or of an enum without one. */
  record TagDefinition(TagDef definition) implements Decl {
    @Override
    public Span span() {
      return definition.span();
    }
  }

  /** {@code struct tag;}. */
  record TagDeclaration(Tag tag, Span span) implements Decl {}

  record StaticAssert(Expr condition, Optional<Expr> message, Span span) implements Decl {}

  /** An {@code asm} at file scope. */
  record Asm(String text, Span span) implements Decl {}

  /** A line kept for the compilers: {@code #pragma …} or the definition of a feature-test macro. */
  record Directive(String text, Span span) implements Decl {}

  /**
   * An {@code #include} of a system header, spelled with its brackets, and all that it declares.
   */
  record Include(String header, List<Decl> declarations, Span span) implements Decl {
    public Include {
      declarations = List.copyOf(declarations);
    }
  }
}
