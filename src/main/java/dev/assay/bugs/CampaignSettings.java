package dev.assay.bugs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What was asked of a campaign, by name: all on which its set of test cases depends, as plain text.
 */
public record CampaignSettings(SortedMap<String, String> values) {
  public CampaignSettings {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public static final CampaignSettings NONE = of(Map.of());

  public static CampaignSettings of(Map<String, String> values) {
    return new CampaignSettings(new TreeMap<>(values));
  }

  /** A setting that is not the same; one that is missing is empty. */
  public record Difference(String name, String was, String is) {
    /** For people: {@code levels was "-O0 -O2", is "-O3"}. */
    @Override
    public String toString() {
      return name + " was \"" + was + "\", is \"" + is + "\"";
    }
  }

  /** In what the settings asked for now differ from these. */
  public List<Difference> differences(CampaignSettings now) {
    var names = new TreeSet<>(values.keySet());
    names.addAll(now.values.keySet());
    var found = new ArrayList<Difference>();
    for (String name : names) {
      String was = values.getOrDefault(name, "");
      String is = now.values.getOrDefault(name, "");
      if (!Objects.equals(was, is)) {
        found.add(new Difference(name, was, is));
      }
    }
    return List.copyOf(found);
  }
}
