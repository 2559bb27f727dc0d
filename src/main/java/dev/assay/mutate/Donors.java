package dev.assay.mutate;

import dev.assay.c.Program;
import java.util.List;

/** Programs whose statements may be put into others. */
public record Donors(List<Program> programs) {
  public static final Donors NONE = new Donors(List.of());

  public Donors {
    programs = List.copyOf(programs);
  }
}
