package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows what is accessed through restrict pointers and otherwise while they live.
 *
 * <p>An object that is accessed through one and modified at all may be accessed only through it
 * (6.7.3.1p4).
 */
public final class RestrictNodes {
  private static final int GRANULE = 8;

  private RestrictNodes() {}

  /** What an address has to do with a restrict pointer. */
  public enum Basis {
    THROUGH,
    OTHERWISE,
    UNKNOWN
  }

  /** The number of a restrict pointer in scope, and what an address has to do with it. */
  public record Relation(int base, Basis basis) {}

  /** An access and its relations to all restrict pointers in scope. */
  public record Noted(List<Relation> relations, int size, boolean write, Span span) {
    public Noted {
      relations = List.copyOf(relations);
    }
  }

  /**
   * The address, which is noted; {@code log} is the place of the notes among the frame's values.
   */
  public static LongNode note(ExprNode address, Noted noted, int log) {
    return new Note(address, noted, log);
  }

  public static ExprNode forget(int base, int log) {
    return new Forget(base, log);
  }

  /** For each restrict pointer and each eight bytes: masks of those touched in the three ways. */
  private static final class Log {
    private final Map<Integer, Map<Long, Marks>> marks = new HashMap<>();

    Map<Long, Marks> of(int base) {
      return marks.computeIfAbsent(base, _ -> new HashMap<>());
    }
  }

  /** Bits of bytes. */
  private static final class Marks {
    private int through;
    private int otherwise;
    private int modified;
  }

  private static Log log(Frame frame, int index) {
    if (!(frame.values[index] instanceof Log)) {
      frame.values[index] = new Log();
    }
    return (Log) frame.values[index];
  }

  private static final class Note extends LongNode {
    private final ExprNode address;
    private final Noted noted;
    private final int log;

    Note(ExprNode address, Noted noted, int log) {
      this.address = address;
      this.noted = noted;
      this.log = log;
    }

    @Override
    public long execLong(Frame frame) {
      long start = address.execLong(frame);
      Log notes = log(frame, log);
      for (Relation relation : noted.relations()) {
        mark(frame, notes.of(relation.base()), relation.basis(), start);
      }
      return start;
    }

    private void mark(Frame frame, Map<Long, Marks> marks, Basis basis, long start) {
      long end = start + noted.size();
      for (long granule = start / GRANULE; granule * GRANULE < end; granule++) {
        Marks found = marks.computeIfAbsent(granule, _ -> new Marks());
        int first = (int) Math.max(0, start - granule * GRANULE);
        int last = (int) Math.min(GRANULE, end - granule * GRANULE);
        int bytes = (1 << last) - (1 << first);
        switch (basis) {
          case THROUGH -> found.through |= bytes;
          case OTHERWISE -> found.otherwise |= bytes;
          case UNKNOWN -> {
            // It may have been either.
          }
        }
        if (noted.write()) {
          found.modified |= bytes;
        }
        if ((found.through & found.otherwise & found.modified) != 0) {
          throw frame
              .machine()
              .undefined(
                  UbKind.RESTRICT,
                  noted.span(),
                  "an object that is modified is accessed both through a restrict pointer and"
                      + " otherwise");
        }
      }
    }
  }

  private static final class Forget extends VoidNode {
    private final int base;
    private final int log;

    Forget(int base, int log) {
      this.base = base;
      this.log = log;
    }

    @Override
    public void execVoid(Frame frame) {
      log(frame, log).of(base).clear();
    }
  }
}
