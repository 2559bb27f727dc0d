package dev.assay.judge.signature;

import java.util.ArrayList;
import java.util.List;

/** The functions that a crashed compiler was in, as it or a sanitizer lists them. */
final class Frames {
  private static final int KEPT = 3;

  /** Farther out there are only pass managers and drivers. */
  private static final int SEARCHED = 10;

  private Frames() {}

  /**
   * The innermost frames that are the compiler's own. The very first is kept even if it has no
   * name, as its place in the binary tells more than the nearest name does.
   */
  static List<String> top(String output) {
    List<Frame> own = own(output.lines().flatMap(line -> Frame.of(line).stream()).toList());
    var kept = new ArrayList<String>();
    for (Frame frame : own.subList(0, Math.min(SEARCHED, own.size()))) {
      boolean first = frame.equals(own.getFirst());
      if (kept.size() < KEPT
          && (first || frame.isNamed())
          && !frame.isMachinery()
          && !frame.text().isEmpty()
          && !kept.contains(frame.text())) {
        kept.add(frame.text());
      }
    }
    return List.copyOf(kept);
  }

  /**
   * What is left without the frames that the signal itself brought: those up to the C library's,
   * through which every signal comes.
   */
  private static List<Frame> own(List<Frame> frames) {
    int start = 0;
    for (int i = Math.min(SEARCHED, frames.size()) - 1; i >= 0; i--) {
      start = frames.get(i).isSystem() ? i : start;
    }
    while (start < frames.size() && frames.get(start).isMachinery()) {
      start++;
    }
    return frames.subList(start, frames.size());
  }
}
