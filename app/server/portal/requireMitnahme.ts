import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import { isExportZweck } from "~/domain/tabelle/exportFaelle";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { href } from "~/routing/href";
import type { OffeneSeite } from "./offen";

/**
 * What the backend is told of a file of one Antrag. Staff who have not said what it is for are led to the page that
 * asks; from there they come back to this address with `zweck` in the query. `zurueck`: the page that the file was
 * asked for from.
 */
export function requireMitnahme(
  offen: OffeneSeite & { benutzer: SitzungBenutzer },
  zurueck: string,
): Mitnahme & { als: "DATEI" } {
  const { benutzer, url } = offen;
  if (!worksInStab(benutzer)) return { als: "DATEI" };
  const zweck = url.searchParams.get("zweck");
  if (isExportZweck(zweck)) return { als: "DATEI", zweck };
  const ziel = new URL(url);
  ziel.searchParams.delete("zweck");
  const gefragt = zweck === null ? {} : { zweck: "" };
  throw offen.redirect(href("mitnahme", {}, { ziel: `${ziel.pathname}${ziel.search}`, zurueck, ...gefragt }));
}
