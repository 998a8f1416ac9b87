import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import { feldVonJahr } from "~/domain/statistik/jahrRaster";
import { href } from "~/routing/href";
import { rememberSaved } from "./gespeichert";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";
import { mangel } from "./stammdaten";
import { ablehnen, attempt, eingabenVon } from "./submit";

type Jahre = Parameters<OffeneSeite["call"]["wirtschaftsjahre"]["saveWirtschaftsjahre"]>[0]["jahre"];

/**
 * The posted table of all Wirtschaftsjahre: what is stored, what the table says of it, and whether it is only added up.
 */
export type RasterPost = {
  gelesen: { jahre: Jahre; issues: readonly { property: string; message: string }[] };
  istNurRechnen: boolean;
};

/** A refusal with each error at the control of its year. */
const withFeldern = (problem: Problem): Problem => ({
  ...problem,
  errors: problem.errors.map(({ uuid, property, message }) => ({
    uuid,
    property: uuid === "" || property === "" ? property : feldVonJahr(uuid, property),
    message,
  })),
});

/** Saves the figures of all years or of none; what cannot be saved is answered with everything typed. */
export async function saveRaster(offen: OffeneSeite, { gelesen: { jahre, issues }, istNurRechnen }: RasterPost) {
  const formData = await offen.formData();
  if (issues.length > 0) return ablehnen(offen, mangel("", issues), eingabenVon(formData));
  if (istNurRechnen) return offen.json({ problem: null, eingaben: eingabenVon(formData) });
  const gespeichert = await attempt(offen, () =>
    offen.withSchluessel(formData).wirtschaftsjahre.saveWirtschaftsjahre({ jahre, ...geparktVon(formData) }),
  );
  if (!gespeichert.ok) return ablehnen(offen, withFeldern(gespeichert.problem), eingabenVon(formData));
  rememberSaved(offen, formData);
  const ziel = sicheresZiel(formData.get("weiter")) ?? href("unternehmenWirtschaftsjahrTabelle");
  return offen.redirect(ziel, { flash: { tone: "success", text: "Die Wirtschaftsjahre sind gespeichert." } });
}
