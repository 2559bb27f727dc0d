package dev.assay.compile.feedback;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pairs of instructions that follow each other in what a compiler makes of a program, by their
 * mnemonics: the only thing that every compiler tells.
 *
 * @param objdump for compilers that write object files only
 */
record AssemblyPairs(Optional<Path> objdump) implements FeedbackSource {
  /** Those whose {@code -S} is known to win over the {@code -c} that stands beside it. */
  private static final Set<Family> WRITE_ASSEMBLY = Set.of(Family.GCC, Family.CLANG);

  private static final byte ELF = 0x7f;

  /** At the start of a function, where nothing comes before. */
  private static final String START = "";

  /** Labels of blocks begin with a point or, as objdump has none, are not there at all. */
  private static final Pattern FUNCTION = Pattern.compile("[^\\s.#]\\S*:(?:\\s.*)?");

  /** As compilers write them, or as objdump does, after an address. */
  private static final Pattern INSTRUCTION =
      Pattern.compile(
          "(?:\\s+[0-9a-f]+:)?\\s+((?:(?:rep\\w*|lock|notrack|data16|bnd) +)*[A-Za-z][\\w.]*)"
              + "(?:\\s.*)?");

  @Override
  public String name() {
    return "assembly";
  }

  @Override
  public String summary() {
    return "pairs of instructions that follow each other in the generated code";
  }

  @Override
  public Set<Family> families() {
    return Set.of(Family.values());
  }

  @Override
  public boolean instrumented() {
    return false;
  }

  @Override
  public Optional<String> problem(Compiler compiler) {
    return WRITE_ASSEMBLY.contains(compiler.family()) || objdump.isPresent()
        ? Optional.empty()
        : Optional.of("assembly of " + compiler.name() + " needs objdump of binutils");
  }

  /** The assembler is left out, so that this costs less than nothing. */
  @Override
  public Request request(Compiler compiler, Path folder) {
    return WRITE_ASSEMBLY.contains(compiler.family()) ? Request.byFlags("-S") : Request.NONE;
  }

  @Override
  public Feedback read(Remains remains) {
    Optional<byte[]> made = remains.bytes(remains.object()).filter(bytes -> bytes.length > 0);
    if (made.isEmpty()) {
      return Feedback.NONE;
    }
    if (made.get()[0] != ELF) {
      return parse(Remains.text(made.get()));
    }
    return objdump
        .map(tool ->
            List.of(
                tool.toString(), "-d", "--no-show-raw-insn", "--no-addresses", remains.object()))
        .map(command -> parse(remains.printedBy(command)))
        .orElse(Feedback.NONE);
  }

  static Feedback parse(String assembly) {
    var counters = new TreeMap<String, Long>();
    String before = START;
    for (String line : assembly.lines().toList()) {
      if (FUNCTION.matcher(line).matches()) {
        before = START;
        continue;
      }
      Optional<String> mnemonic = mnemonic(line);
      if (mnemonic.isPresent()) {
        if (!before.equals(START)) {
          counters.merge(before + " " + mnemonic.get(), 1L, Long::sum);
        }
        before = mnemonic.get();
      }
    }
    return new Feedback(counters);
  }

  /** That of the line's instruction; empty for labels, directives and comments. */
  static Optional<String> mnemonic(String line) {
    Matcher matcher = INSTRUCTION.matcher(line);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
