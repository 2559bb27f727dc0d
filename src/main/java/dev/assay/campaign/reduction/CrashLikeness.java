package dev.assay.campaign.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether two keys of crashes are of the same crash.
 *
 * <p>A compiler that destroys its own memory dies a few instructions earlier or later each time, so
 * that the innermost function is now this, now that one; two functions in common are enough.
 */
final class CrashLikeness {
  private static final Pattern STACK = Pattern.compile("crash in (.*?)( during .*)?");

  private CrashLikeness() {}

  static boolean isSame(String one, String other) {
    if (one.equals(other)) {
      return true;
    }
    Matcher first = STACK.matcher(one);
    Matcher second = STACK.matcher(other);
    if (!first.matches() || !second.matches()) {
      return false;
    }
    List<String> common = new ArrayList<>(frames(first));
    common.retainAll(frames(second));
    return common.size() >= 2;
  }

  private static List<String> frames(Matcher stack) {
    return Arrays.asList(stack.group(1).split(" < "));
  }
}
