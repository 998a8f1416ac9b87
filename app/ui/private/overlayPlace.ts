const ID = "ueberlagerungen";

/**
 * Where dialogs and popovers are put. React hears every event at the place of a portal: if that were the body, screen readers would call the
 * whole page clickable from the first dialog on.
 */
export function overlayPlace(): HTMLElement {
  const known = document.getElementById(ID);
  if (known !== null) return known;
  const place = document.createElement("div");
  place.id = ID;
  document.body.append(place);
  return place;
}
