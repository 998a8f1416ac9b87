import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { href } from "~/routing/href";

/** The page on which a draft is written. */
export function entwurfHref({ antragUuid, uuid, art }: Pick<Schriftsatz, "antragUuid" | "uuid" | "art">): string {
  if (art === "ANTRAG_RUECKZUG") return href("rueckzug", { uuid: antragUuid });
  return href(art === "WIDERSPRUCH" ? "widerspruch" : "nachtrag", { antragUuid, uuid });
}
