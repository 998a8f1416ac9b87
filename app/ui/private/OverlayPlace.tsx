import type { ReactNode } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";

const ID = "ueberlagerungen";

/** Made when the first one opens, behind everything that React knows of the page. */
function getPlace(): HTMLElement {
  const known = document.getElementById(ID);
  if (known !== null) return known;
  const place = document.createElement("div");
  place.id = ID;
  document.body.append(place);
  return place;
}

/**
 * Where dialogs and popovers are put. React hears every event at the place of a portal: if that were the body, screen
 * readers would call the whole page clickable from the first dialog on.
 */
export function OverlayPlace({ children }: { children: ReactNode }) {
  return <PortalProvider getContainer={getPlace}>{children}</PortalProvider>;
}
