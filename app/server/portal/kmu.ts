import { geparktVon } from "~/contract/antrag/formularGrenze";
import { isKmuGroesse, type KmuVorschlag } from "~/domain/kmu/kmuVorschlag";
import type { Werte } from "~/formkit/field";
import { href } from "~/routing/href";
import { rememberSaved } from "./gespeichert";
import type { OffeneSeite } from "./offen";
import { mangel } from "./stammdaten";
import { ablehnen, attempt, eingabenVon } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

const success = (text: string) => ({ flash: { tone: "success", text } }) as const;

/** Puts the proposed size into the master data, if it is still proposed: nothing that is declared there goes. */
export async function acceptVorschlag(offen: OffeneSeite, vorschlag: KmuVorschlag) {
  const formData = await offen.formData();
  const groesse = formData.get("groesse");
  if (typeof groesse !== "string" || !isKmuGroesse(groesse)) return offen.redirect(href("unternehmenKmu"));
  if (vorschlag.art !== "ANGEBOT" || vorschlag.berechnet !== groesse) {
    const text = "Inzwischen haben sich Angaben geändert. Bitte sehen Sie sich das Ergebnis noch einmal an.";
    return offen.redirect(href("unternehmenKmu"), { flash: { tone: "error", text } });
  }
  const revision = revisionVon(formData);
  const eingabe = { revision, werte: { kmuStatus: groesse }, art: "BERICHTIGUNG", gueltigAb: null } as const;
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).unternehmen.saveStammdaten(eingabe));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenKmu"), success("Der Vorschlag steht jetzt in den Stammdaten."));
}

/** Posted figures: what is stored, and what the form says of it. No `uuid`: new ones. */
export type KmuZahlenPost = {
  uuid: string | undefined;
  gelesen: { werte: Werte; issues: readonly { property: string; message: string }[] };
  entscheidung: Pick<Parameters<OffeneSeite["call"]["kmu"]["saveKmuZahlen"]>[0], "gesehen" | "entscheidungen">;
};

/** Saves posted figures; what cannot be saved is answered with everything typed. */
export async function saveKmuZahlen(offen: OffeneSeite, { uuid, gelesen, entscheidung }: KmuZahlenPost) {
  const formData = await offen.formData();
  const { werte, issues } = gelesen;
  if (issues.length > 0) return ablehnen(offen, mangel(uuid ?? "", issues), eingabenVon(formData));
  const { kmu } = offen.withSchluessel(formData);
  const revision = revisionVon(formData);
  const eingabe = { werte, ...geparktVon(formData) };
  const gespeichert = await attempt(offen, async () =>
    uuid === undefined
      ? kmu.createKmuZahlen(eingabe)
      : kmu.saveKmuZahlen({ ...eingabe, uuid, revision, ...entscheidung }),
  );
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  return offen.redirect(href("unternehmenKmuZahlen"), success("Die Zahlen sind gespeichert."));
}

/** Deletes figures. */
export async function deleteKmuZahlen(offen: OffeneSeite, uuid: string) {
  const formData = await offen.formData();
  const revision = revisionVon(formData);
  const geloescht = await attempt(offen, () => offen.withSchluessel(formData).kmu.deleteKmuZahlen({ uuid, revision }));
  if (!geloescht.ok) return ablehnen(offen, geloescht.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenKmuZahlen"), success("Die Zahlen sind gelöscht."));
}
