package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import java.util.List;
import java.util.Optional;

/** The representations of arrays. */
enum Container {
  PLAIN("", ""),
  ARRAY("std::array", "<array>"),
  VECTOR("std::vector", "<vector>"),
  VALARRAY("std::valarray", "<valarray>");

  private final String template;
  private final String header;

  Container(String template, String header) {
    this.template = template;
    this.header = header;
  }

  String header() {
    return header;
  }

  boolean hasAt() {
    return this == ARRAY || this == VECTOR;
  }

  /** Whether an empty declaration gives it no elements. */
  boolean isDynamic() {
    return this == VECTOR || this == VALARRAY;
  }

  /** What an array of arrays can be whose elements are of this kind. */
  List<Container> around() {
    return switch (this) {
      // A C array can be neither copied nor returned, as the dynamic ones would do.
      case PLAIN -> List.of(PLAIN, ARRAY);
      case ARRAY, VECTOR -> List.of(PLAIN, ARRAY, VECTOR);
      case VALARRAY -> List.of(PLAIN, ARRAY, VECTOR, VALARRAY);
    };
  }

  /** The type, which is a name for the array that it stands for. */
  CType of(CType element, String elementText, long count) {
    var array = new CType.Array(element, new CType.ArraySize.Fixed(count));
    String inner = this == ARRAY ? elementText + ", " + count : elementText;
    // Two angles in a row are a shift in C++98.
    String end = inner.endsWith(">") ? " >" : ">";
    return this == PLAIN ? array : new CType.Typedef(template + "<" + inner + end, array);
  }

  /** The kind of array that a declared type is; no name that a program has looks like these. */
  static Container of(CType type) {
    return switch (type) {
      case CType.Qualified q -> of(q.base());
      case CType.Typedef t -> {
        for (Container container : List.of(ARRAY, VECTOR, VALARRAY)) {
          if (t.name().startsWith(container.template + "<")) {
            yield container;
          }
        }
        yield PLAIN;
      }
      case CType _ -> PLAIN;
    };
  }

  /**
   * The array that a type names. What is said of the whole, such as {@code const}, is left out: as
   * a property of the elements it would take their names from them.
   */
  static Optional<CType.Array> array(CType type) {
    return switch (type) {
      case CType.Qualified q -> array(q.base());
      case CType.Typedef t -> array(t.actual());
      case CType.Array a -> Optional.of(a);
      case CType _ -> Optional.empty();
    };
  }
}
