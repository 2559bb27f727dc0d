package dev.assay.c.type;

import java.util.List;

/**
 * The way to a named member through anonymous structs and unions.
 *
 * <p>{@code steps} are the indices in {@link RecordLayout#fields} of each record on the way; {@code
 * layout} is the member's place in the outermost record.
 */
public record FieldPath(List<Integer> steps, FieldLayout layout) {
  public FieldPath {
    steps = List.copyOf(steps);
  }

  public long offset() {
    return layout.offset();
  }
}
