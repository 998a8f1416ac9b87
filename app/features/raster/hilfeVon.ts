import { createHilfeHref } from "~/features/formular";
import type { HelpButtonProps } from "~/ui";
import type { RasterFeld } from "./rasterFelder";

/** The "?" of a question of the table. */
export type HilfeVon = (feld: RasterFeld) => HelpButtonProps;

/** Leads to the page with the help for a question open; `hier`: the address of the page, `search`: its query now. */
export function createHilfeVon(hier: string, search: string): HilfeVon {
  const hilfeHref = createHilfeHref(hier, search);
  return ({ help, key, label }) => ({ href: hilfeHref(help ?? key), label });
}
