package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.ArrayList;
import java.util.List;

/** What one way of searching found, and what people should know of how it went. */
record Blamed(List<Blame> blames, List<String> remarks) {
  Blamed {
    blames = List.copyOf(blames);
    remarks = List.copyOf(remarks);
  }

  static Blamed nothing(String why) {
    return new Blamed(List.of(), List.of(why));
  }

  Blamed and(Blamed other) {
    var all = new ArrayList<>(blames);
    all.addAll(other.blames);
    var said = new ArrayList<>(remarks);
    said.addAll(other.remarks);
    return new Blamed(all, said);
  }
}
