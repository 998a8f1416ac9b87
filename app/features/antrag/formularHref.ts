import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { href } from "~/routing/href";

/** Which Antrag, and which form it has. */
export type AntragOrt = { antragUuid: string; art: FormularArt };

/** The address of a tab of a Vorhaben; without one of them it leads to where the visitor stopped. */
export const formularHref = ({ antragUuid, art }: AntragOrt, vorhabenUuid?: string, tab?: number): string =>
  href(art === "V1" ? "antragForm" : "antragFormV2", { uuid: antragUuid }, { vorhaben: vorhabenUuid, tab });
