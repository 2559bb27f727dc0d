package dev.assay.mutate;

import dev.assay.c.Program;
import dev.assay.harvest.FunctionEntry;
import java.util.List;

/** Programs whose statements, and functions that themselves, may be put into others. */
public record Donors(List<Program> programs, List<FunctionEntry> functions) {
  public static final Donors NONE = new Donors(List.of());

  public Donors {
    programs = List.copyOf(programs);
    functions = List.copyOf(functions);
  }

  public Donors(List<Program> programs) {
    this(programs, List.of());
  }
}
