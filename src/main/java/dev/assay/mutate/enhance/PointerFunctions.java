package dev.assay.mutate.enhance;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.type.Layout;
import java.util.List;

/**
 * C text that adds pointers to the checksum: null, which global object and where in it, which
 * function, or something else.
 *
 * <p>Where objects are in memory is for each compiler to choose. A pointer to the end of one may
 * equal the address of another; to compare the beginnings as pointers lets the interpreter see it.
 */
record PointerFunctions(
    List<GlobalVariable> variables, AddressTaken taken, Layout layout, AddedCode code) {
  private String other() {
    return code.adapted("  else\n    assay_add(~0ULL);\n}\n");
  }

  String objects() {
    var text =
        new StringBuilder(
            code.adapted(
                """
                static void assay_pointer(const volatile void *pointer) {
                  if (pointer == 0)
                    assay_add(0);
                """));
    int number = 0;
    for (GlobalVariable variable : variables) {
      number++;
      if (taken.ofObject(variable.name())) {
        object(variable, number, text);
      }
    }
    return text + other();
  }

  private void object(GlobalVariable variable, int number, StringBuilder text) {
    long size = layout.sizeOf(variable.type()).orElse(0);
    String address = "&" + variable.name();
    text.append(
        """
          else if (pointer == (const volatile void *)%1$s)
            %3$s(%2$dULL << 32);
        """
            .formatted(address, number, code.name("add")));
    if (size > 1) {
      text.append(
          """
            else if ((%5$s)pointer - (%5$s)%1$s - 1 < %3$d)
              %4$s((%2$dULL << 32) + ((%5$s)pointer - (%5$s)%1$s));
          """
              .formatted(address, number, size - 1, code.name("add"), code.size()));
    }
  }

  String functions(Program program) {
    var text =
        new StringBuilder(
            code.adapted(
                """
                static void assay_function(void (*function)(void)) {
                  if (function == 0)
                    assay_add(0);
                """));
    List<String> names =
        program.declarations().stream()
            .filter(Decl.Function.class::isInstance)
            .map(d -> ((Decl.Function) d).name())
            .distinct()
            .toList();
    for (int i = 0; i < names.size(); i++) {
      if (taken.ofFunction(names.get(i))) {
        text.append(
            """
              else if (function == (void (*)(void))%s)
                %s(%d);
            """
                .formatted(names.get(i), code.name("add"), i + 1));
      }
    }
    return text + other();
  }
}
