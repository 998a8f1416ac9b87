import type { Option, Werte } from "../../../../formkit/field";
import { rowsOf } from "../../../../formkit/werte";
import { hasAuftrag, hasKooperation } from "../v2/bedingungen";
import { auftragnehmerTitel } from "./auftragnehmer";
import { kooperationspartnerTitel } from "./kooperationspartner";

/** Key of the applicant among the actors of a work package; all other keys are row uuids. */
export const EIGENES_UNTERNEHMEN = "EIGEN";

/**
 * The contractors and partners that take part in a Vorhaben, as options; rows of tabs that are not needed do not count.
 */
export function listDritte(vorhaben: Werte): readonly Required<Option>[] {
  const auftragnehmer = hasAuftrag(vorhaben) ? rowsOf(vorhaben, "auftragnehmer") : [];
  const partner = hasKooperation(vorhaben) ? rowsOf(vorhaben, "kooperationspartner") : [];
  return [
    ...auftragnehmer.map((zeile) => ({ key: zeile.uuid, title: auftragnehmerTitel(zeile), group: "Auftragnehmer" })),
    ...partner.map((zeile) => ({
      key: zeile.uuid,
      title: kooperationspartnerTitel(zeile),
      group: "Kooperationspartner",
    })),
  ];
}

/** Everyone who may carry out a work package: the applicant first, then contractors and partners. */
export function listBeteiligte(vorhaben: Werte): readonly Option[] {
  return [{ key: EIGENES_UNTERNEHMEN, title: "Eigenes Unternehmen" }, ...listDritte(vorhaben)];
}
