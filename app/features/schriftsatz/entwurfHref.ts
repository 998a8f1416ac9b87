import type { Schriftsatz } from "~/contract/schriftsaetze";
import { href } from "~/routing/href";

/** The page on which a draft is written. */
export function entwurfHref({ antragUuid, uuid, art }: Pick<Schriftsatz, "antragUuid" | "uuid" | "art">): string {
  return href(art === "WIDERSPRUCH" ? "widerspruch" : "nachtrag", { antragUuid, uuid });
}
