import type { ReactElement } from "react";

/** One state of a part of the kit, as a page would show it. */
export type Zustand = { name: string; element: ReactElement };

/** A part of the kit (its name is that of the component) in every state that it has. */
export type Stueck = { name: string; wozu: string; zustaende: readonly Zustand[] };

/** Parts that are looked at together, at an address of their own: `/katalog/<schluessel>`. */
export type Raum = { schluessel: string; titel: string; stuecke: readonly Stueck[] };

/** A part that has one state. */
export const einfach = (name: string, wozu: string, element: ReactElement): Stueck => ({
  name,
  wozu,
  zustaende: [{ name: "So", element }],
});
