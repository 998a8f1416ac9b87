import type { Schriftsatz } from "~/contract/schriftsaetze";
import { href } from "~/routing/href";

/** The page on which a draft is written. */
export function entwurfHref({ antragUuid, uuid }: Pick<Schriftsatz, "antragUuid" | "uuid" | "art">): string {
  return href("nachtrag", { antragUuid, uuid });
}
