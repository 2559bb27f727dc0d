package dev.assay.bugs.report;

/** The {@code Makefile} beside a report: {@code make check} is the script. */
final class MakefileText {
  static final String NAME = "Makefile";

  private MakefileText() {}

  static String of(ReportInput input) {
    Invocation invocation = input.invocation();
    String build =
        String.join(
            " && ",
            invocation.build().stream()
                .map(command ->
                    invocation.setting()
                        + "$(CC) "
                        + Shell.line(command.subList(1, command.size())))
                .toList());
    return """
    # %s
    CC = %s

    .PHONY: all check clean
    all:
    \t%s

    # Succeeds if the bug shows.
    check:
    \tCC='$(CC)' ./%s

    clean:
    \trm -f test *.o
    """
        .formatted(
            Titles.plain(input).replaceAll("\\p{Cntrl}", "?"),
            dollars(Shell.quote(invocation.compiler())),
            build.replace("$(CC)", "\0").replace("$", "$$").replace("\0", "$(CC)"),
            ReproduceScript.NAME);
  }

  private static String dollars(String word) {
    return word.replace("$", "$$");
  }
}
