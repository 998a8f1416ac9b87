/**
 * Makes a place for the help of a field and returns it: directly after the label that the "?" belongs to; of a column
 * or row of a table before the table, which scrolls sideways, and would be torn apart by a text in its head.
 */
export function placeFieldHelp(link: Element): HTMLElement {
  const frame = link.closest("th")?.closest('[role="region"]');
  const term = link.closest("dt");
  const place = document.createElement(term === null ? "div" : "dd");
  if (frame !== null && frame !== undefined) frame.before(place);
  else (term ?? labelOf(link)).after(place);
  return place;
}

/** What holds the label: the line that a "?" shares with it, else the first part of the field. */
function labelOf(link: Element): Element {
  const parent = link.parentElement ?? link;
  const first = parent.firstElementChild;
  return first === null || first === link || first.matches("label") ? parent : first;
}
