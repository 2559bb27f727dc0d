package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.classify.Transcript;
import dev.assay.judge.signature.Names;
import dev.assay.mutate.TestCase;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Refusals of which a compiler need not be ashamed. */
final class Refusal {
  /** A warning that is an error by default is a choice, and may change with each version. */
  private static final Pattern CHOICE =
      Pattern.compile("\\berror: [^\\n]*\\[-(W|Werror|fpermissive)[^\\]\\n]*\\]");

  /** What depends on the target, on options, or on what the optimiser manages to do. */
  private static final Pattern LIMIT =
      Pattern.compile(
          "\\berror: [^\\n]*(not supported|unsupported|disabled|not enabled|requires|needs"
              + "|incompatible with|cannot be used|inlining failed|declared with attribute"
              + "|too large|too big|not available|not implemented)");

  private static final Pattern UNDEFINED_REFERENCE =
      Pattern.compile("undefined reference to [`'](\\w+)'");

  private Refusal() {}

  static boolean isExcused(CompilerRun.Rejected run, TestCase test, Names names) {
    String text = Transcript.readable(run.output());
    return CHOICE.matcher(text).find()
        || LIMIT.matcher(text).find()
        || Assembly.in(test)
        || missesOwnName(text, names);
  }

  /**
   * A function that the program names and does not define, such as an inline one, may be wanted at
   * one level and not at another.
   */
  private static boolean missesOwnName(String text, Names names) {
    Matcher matcher = UNDEFINED_REFERENCE.matcher(text);
    return matcher.find() && names.words().contains(matcher.group(1));
  }
}
