"use strict";

// The table of bugs: sorted by its headings, filtered by the form above it. The address holds what
// was chosen (?q=vect&class=crash&sort=count&order=descending), so that a view can be sent.
(function () {
  const table = document.getElementById("bugs");
  const form = document.getElementById("filters");
  if (!table || !form) {
    return;
  }
  const body = table.tBodies[0];
  const headings = Array.from(table.tHead.rows[0].cells);
  const rows = Array.from(body.rows);
  const filtered = ["class", "compiler", "state"];
  const sorting = { column: "", order: "" };

  function cell(row, column) {
    const found = Array.from(row.cells).find((one) => one.dataset.column === column);
    return found ? found.textContent.trim() : "";
  }

  function compare(left, right, column, numbers) {
    const a = cell(left, column);
    const b = cell(right, column);
    if (a === "" || b === "") {
      return { empty: true, value: (a === "") - (b === "") };
    }
    const value = numbers ? Number(a) - Number(b) : a.localeCompare(b, "en", { numeric: true });
    return { empty: false, value };
  }

  function sort() {
    const heading = headings.find((one) => one.dataset.column === sorting.column);
    headings.forEach((one) => one.setAttribute("aria-sort", one === heading ? sorting.order : "none"));
    const sign = sorting.order === "descending" ? -1 : 1;
    const order = heading
      ? rows.slice().sort((a, b) => {
          const result = compare(a, b, sorting.column, heading.dataset.numbers === "true");
          // What is not known stays at the end, whichever way the others go.
          return result.empty ? result.value : sign * result.value;
        })
      : rows;
    order.forEach((row) => body.appendChild(row));
  }

  function filter() {
    const words = form.elements.q.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let shown = 0;
    rows.forEach((row) => {
      const text = row.textContent.toLowerCase();
      const fits =
        words.every((word) => text.includes(word)) &&
        filtered.every((name) => {
          const wanted = form.elements[name].value;
          return wanted === "" || cell(row, name) === wanted;
        });
      row.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    document.getElementById("shown").textContent =
      shown === rows.length ? "" : "Showing " + shown + " of " + rows.length + ".";
  }

  function remember() {
    const query = new URLSearchParams();
    ["q"].concat(filtered).forEach((name) => {
      if (form.elements[name].value !== "") {
        query.set(name, form.elements[name].value);
      }
    });
    if (sorting.column !== "") {
      query.set("sort", sorting.column);
      query.set("order", sorting.order);
    }
    const text = query.toString();
    try {
      history.replaceState(null, "", text === "" ? location.pathname : "?" + text);
    } catch (ignored) {
      // Some browsers forbid it for files; the view is still right.
    }
  }

  function recall() {
    const query = new URLSearchParams(location.search);
    ["q"].concat(filtered).forEach((name) => {
      form.elements[name].value = query.get(name) || "";
    });
    sorting.column = query.get("sort") || "";
    sorting.order = query.get("order") === "descending" ? "descending" : "ascending";
  }

  headings.forEach((heading) => {
    heading.querySelector("button").addEventListener("click", () => {
      const again = sorting.column === heading.dataset.column;
      sorting.order = again && sorting.order === "ascending" ? "descending" : "ascending";
      sorting.column = heading.dataset.column;
      sort();
      remember();
    });
  });
  form.addEventListener("input", () => {
    filter();
    remember();
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  recall();
  sort();
  filter();
})();

// Links to a line of a folded program open it.
(function () {
  function open() {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const folded = target && target.closest("details");
    if (folded && !folded.open) {
      folded.open = true;
      target.scrollIntoView();
    }
  }
  window.addEventListener("hashchange", open);
  open();
})();

// Copying a report; where the clipboard is out of reach, the text is marked to be copied by hand.
(function () {
  document.querySelectorAll("button.copy").forEach((button) => {
    button.addEventListener("click", () => {
      const text = button.parentElement.querySelector("pre");
      const marked = () => {
        const range = document.createRange();
        range.selectNodeContents(text);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        button.textContent = "Marked";
      };
      if (navigator.clipboard && window.isSecureContext) {
        navigator.clipboard.writeText(text.textContent).then(() => {
          button.textContent = "Copied";
        }, marked);
      } else {
        marked();
      }
    });
  });
})();
