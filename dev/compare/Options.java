import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Command-line options of the form {@code --name=value}, and the other arguments. */
record Options(Map<String, String> named, List<String> others) {
  static Options parse(String[] args) {
    Map<String, String> named = new HashMap<>();
    List<String> others = new ArrayList<>();
    for (String arg : args) {
      if (arg.startsWith("--")) {
        int equal = arg.indexOf('=');
        named.put(
            equal < 0 ? arg.substring(2) : arg.substring(2, equal),
            equal < 0 ? "" : arg.substring(equal + 1));
      } else {
        others.add(arg);
      }
    }
    return new Options(named, others);
  }

  String get(String name, String otherwise) {
    return named.getOrDefault(name, otherwise);
  }

  int number(String name, int otherwise) {
    return named.containsKey(name) ? Integer.parseInt(named.get(name)) : otherwise;
  }

  boolean has(String name) {
    return named.containsKey(name);
  }
}
