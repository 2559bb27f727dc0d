package dev.assay.interpret.translate;

import dev.assay.c.Span;
import dev.assay.interpret.node.BitFieldNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.Loads;
import dev.assay.interpret.node.LogNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.SlotNodes;
import dev.assay.interpret.node.Stores;
import dev.assay.interpret.node.Unbox;
import dev.assay.interpret.value.Repr;
import java.util.List;

/** Reads and writes of places. */
final class Places {
  private Places() {}

  /** The value at the place; logged where it must be compared with unsequenced side effects. */
  static ExprNode load(Place place, boolean logged, Span span) {
    return switch (place) {
      case Place.InSlot s -> loadSlot(s, logged, span);
      case Place.InMemory m -> Loads.of(m.address(), m.access(), m.repr(), logged);
      case Place.InBits b -> BitFieldNodes.load(b.address(), b.field(), logged);
      case Place.Nowhere n -> failing(n);
    };
  }

  private static ExprNode failing(Place.Nowhere place) {
    Repr repr = place.repr();
    return Unbox.as(repr, Boxing.of(place.failure()));
  }

  private static ExprNode loadSlot(Place.InSlot place, boolean logged, Span span) {
    Binding.Slot slot = place.slot();
    ExprNode read =
        slot.alwaysReady()
            ? SlotNodes.read(slot.index(), slot.kind())
            : SlotNodes.readChecked(slot.index(), slot.kind(), place.name(), span);
    return logged ? Sequence.of(List.of(LogNodes.readSlot(logNumber(slot))), read) : read;
  }

  /** Tells slots of longs and of objects apart in the log. */
  private static int logNumber(Binding.Slot slot) {
    return slot.index() * 2 + (slot.kind() == dev.assay.interpret.node.ValueKind.OBJECT ? 1 : 0);
  }

  /** Stores a value that has the place's type; gives the value that the object then has. */
  static ExprNode store(Place place, ExprNode value) {
    return switch (place) {
      case Place.InSlot s -> SlotNodes.write(s.slot().index(), value);
      case Place.InMemory m -> Stores.of(m.address(), value, m.access(), m.repr());
      case Place.InBits b -> BitFieldNodes.store(b.address(), value, b.field());
      case Place.Nowhere n -> failing(n);
    };
  }

  /** Logs that the place is written, after what was logged since the mark. */
  static ExprNode logWrite(Place place, int mark, Span span) {
    return switch (place) {
      case Place.InSlot s -> LogNodes.writeSlot(logNumber(s.slot()), mark, span);
      case Place.InMemory m -> LogNodes.write(m.address(), 0, 8 * m.access().size(), mark, span);
      case Place.InBits b ->
          LogNodes.write(b.address(), b.field().firstBit(), b.field().width(), mark, span);
      case Place.Nowhere n -> n.failure();
    };
  }

  /** The same place with its address already computed. */
  static Place at(Place place, ExprNode address) {
    return switch (place) {
      case Place.InSlot s -> s;
      case Place.InMemory m -> new Place.InMemory(address, m.access(), m.type(), m.repr());
      case Place.InBits b -> new Place.InBits(address, b.field(), b.type(), b.repr());
      case Place.Nowhere n -> n;
    };
  }
}
