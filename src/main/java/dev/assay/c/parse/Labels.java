package dev.assay.c.parse;

import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The labels of one function, with GNU's labels that are local to a block. */
final class Labels {
  private static final class Label {
    Span firstUse;
    boolean defined;
  }

  private final Labels outer;
  private final Map<String, Label> own = new HashMap<>();
  private final List<Map<String, Label>> local = new ArrayList<>();

  Labels(Labels outer) {
    this.outer = outer;
  }

  void enterBlock() {
    local.add(null);
  }

  void leaveBlock(Reports reports) {
    Map<String, Label> labels = local.removeLast();
    if (labels != null) {
      reportUndefined(labels, reports);
    }
  }

  void declareLocal(String name, Span span, Reports reports) {
    Map<String, Label> block = local.getLast();
    if (block == null) {
      block = new HashMap<>();
      local.set(local.size() - 1, block);
    }
    if (block.put(name, new Label()) != null) {
      reports.error(span, "duplicate label declaration '" + name + "'");
    }
  }

  void use(String name, Span span) {
    Label label = find(name);
    if (label.firstUse == null) {
      label.firstUse = span;
    }
  }

  void define(String name, Span span, Reports reports) {
    Label label = find(name);
    if (label.defined) {
      reports.error(span, "duplicate label '" + name + "'");
    }
    label.defined = true;
  }

  private Label find(String name) {
    for (Labels labels = this; labels != null; labels = labels.outer) {
      Label found = labels.findLocal(name);
      if (found != null) {
        return found;
      }
    }
    return own.computeIfAbsent(name, _ -> new Label());
  }

  private Label findLocal(String name) {
    for (int i = local.size() - 1; i >= 0; i--) {
      Map<String, Label> block = local.get(i);
      if (block != null && block.containsKey(name)) {
        return block.get(name);
      }
    }
    return null;
  }

  /** Reports labels that were used but stand nowhere. */
  void finish(Reports reports) {
    reportUndefined(own, reports);
  }

  private static void reportUndefined(Map<String, Label> labels, Reports reports) {
    labels.forEach((name, label) -> {
      if (label.firstUse != null && !label.defined) {
        reports.error(label.firstUse, "label '" + name + "' used but not defined");
      }
    });
  }
}
