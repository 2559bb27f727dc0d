package dev.assay.interpret.node;

import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import java.util.List;

/** A statement before which places are read for a probe. */
public final class ReadingStmt extends StmtNode {
  private final StmtNode statement;
  private final Stmt source;
  private final Probe probe;

  /** What reads each place; null once that failed. */
  private final ExprNode[] places;

  /** The bits of the values last read, so that values that stay need no new box. */
  private final long[] bits;

  private final Object[] values;
  private boolean ended;

  /** {@code places} may have side effects on nothing. */
  public ReadingStmt(StmtNode statement, Stmt source, Probe probe, List<ExprNode> places) {
    this.statement = statement;
    this.source = source;
    this.probe = probe;
    this.places = places.toArray(new ExprNode[0]);
    this.bits = new long[places.size()];
    this.values = new Object[places.size()];
  }

  @Override
  public int exec(Frame frame) {
    if (!ended) {
      readAll(frame);
    }
    return statement.exec(frame);
  }

  private void readAll(Frame frame) {
    for (int i = 0; i < places.length; i++) {
      if (places[i] != null) {
        try {
          read(i, frame);
        } catch (Halt _) {
          places[i] = null;
          values[i] = null;
        }
      }
    }
    ended = !probe.read(source, values);
  }

  private void read(int i, Frame frame) {
    ExprNode place = places[i];
    switch (place.kind()) {
      case LONG -> {
        long value = place.execLong(frame);
        if (value != bits[i] || values[i] == null) {
          bits[i] = value;
          values[i] = value;
        }
      }
      case DOUBLE -> {
        double value = place.execDouble(frame);
        long raw = Double.doubleToRawLongBits(value);
        if (raw != bits[i] || values[i] == null) {
          bits[i] = raw;
          values[i] = value;
        }
      }
      case OBJECT -> values[i] = place.execObject(frame);
      case VOID -> places[i] = null;
    }
  }

  @Override
  public boolean contains(int label) {
    return statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return statement.execFrom(frame, label);
  }
}
