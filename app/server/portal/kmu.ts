import { geparktVon } from "~/contract/antrag/formularGrenze";
import { isKmuGroesse, type KmuVorschlag } from "~/domain/kmu/kmuVorschlag";
import type { KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import type { Werte } from "~/formkit/field";
import { href } from "~/routing/href";
import { beispielKmuZahlen, fillLeere, isTestdaten } from "./firmenTestdaten";
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
  /** What the rules of the row know besides its answers. */
  kontext: KmuZahlenKontext;
  gelesen: { werte: Werte; issues: readonly { property: string; message: string }[] };
  entscheidung: Pick<Parameters<OffeneSeite["call"]["kmu"]["saveKmuZahlen"]>[0], "gesehen" | "entscheidungen">;
};

/** Saves posted figures; what cannot be saved is answered with everything typed. */
export async function saveKmuZahlen(offen: OffeneSeite, { uuid, kontext, gelesen, entscheidung }: KmuZahlenPost) {
  const formData = await offen.formData();
  const { issues } = gelesen;
  if (issues.length > 0) return ablehnen(offen, mangel(uuid ?? "", issues), eingabenVon(formData));
  const mitTestdaten = isTestdaten(offen, formData);
  const werte = mitTestdaten ? fillLeere(gelesen.werte, beispielKmuZahlen(gelesen.werte, kontext)) : gelesen.werte;
  const { kmu } = offen.withSchluessel(formData);
  const revision = revisionVon(formData);
  const eingabe = { werte, ...geparktVon(formData) };
  const gespeichert = await attempt(offen, async () => {
    if (uuid === undefined) return (await kmu.createKmuZahlen(eingabe)).uuid;
    await kmu.saveKmuZahlen({ ...eingabe, uuid, revision, ...entscheidung });
    return uuid;
  });
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  if (!mitTestdaten) return offen.redirect(href("unternehmenKmuZahlen"), success("Die Zahlen sind gespeichert."));
  const hier = href("unternehmenKmuZahlenFormular", { uuid: gespeichert.value });
  return offen.redirect(hier, success("Die Zahlen wurden mit Testdaten gefüllt."));
}

/** Deletes figures. */
export async function deleteKmuZahlen(offen: OffeneSeite, uuid: string) {
  const formData = await offen.formData();
  const revision = revisionVon(formData);
  const geloescht = await attempt(offen, () => offen.withSchluessel(formData).kmu.deleteKmuZahlen({ uuid, revision }));
  if (!geloescht.ok) return ablehnen(offen, geloescht.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenKmuZahlen"), success("Die Zahlen sind gelöscht."));
}
