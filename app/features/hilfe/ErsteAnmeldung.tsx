import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { isGewaehlt } from "~/features/shell";
import type { Seitenzeile } from "~/routing/routeEntry";
import { lazyPart } from "~/ui/basic/lazyPart";

const HilfeFrage = lazyPart(() => import("./HilfeFrage"), "HilfeFrage");

/**
 * Asks once, after the first login, whether help is shown by default. Nearly no page has the question, so it is loaded
 * with it. @spec §2 Dialogs
 */
export function ErsteAnmeldung({ rahmen, entry }: { rahmen: SeitenrahmenDaten; entry: Seitenzeile }) {
  const { sitzung, ansicht } = rahmen;
  // Only the person herself can answer.
  if (ansicht !== null) return null;
  if (entry.shell !== "portal" || !isGewaehlt(sitzung) || sitzung.benutzer?.hilfetexteAnzeigen !== null) return null;
  return <HilfeFrage rahmen={rahmen} />;
}
