import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Werte } from "~/formkit/field";
import { parseDate } from "~/lib/date";
import { href } from "~/routing/href";
import { beispielVerbund, fillLeere, isTestdaten } from "./firmenTestdaten";
import { rememberSaved } from "./gespeichert";
import type { OffeneSeite } from "./offen";
import { mangel } from "./stammdaten";
import { ablehnen, attempt, eingabenVon } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

/** The posted row: what is stored, and what the form says of it. No `uuid`: a new one. */
export type VerbundPost = {
  uuid: string | undefined;
  gelesen: { werte: Werte; issues: readonly { property: string; message: string }[] };
  entscheidung: Pick<Parameters<OffeneSeite["call"]["verbund"]["saveVerbundene"]>[0], "gesehen" | "entscheidungen">;
};

const success = (text: string) => ({ flash: { tone: "success", text } }) as const;

/**
 * Saves a posted row; what cannot be saved is answered with everything typed. While something is missing it stays open.
 */
export async function saveVerbund(offen: OffeneSeite, { uuid, gelesen, entscheidung }: VerbundPost) {
  const formData = await offen.formData();
  const { issues } = gelesen;
  if (issues.length > 0) return ablehnen(offen, mangel(uuid ?? "", issues), eingabenVon(formData));
  const mitTestdaten = isTestdaten(offen, formData);
  const werte = mitTestdaten ? fillLeere(gelesen.werte, beispielVerbund(gelesen.werte)) : gelesen.werte;
  const { verbund } = offen.withSchluessel(formData);
  const revision = revisionVon(formData);
  const eingabe = { werte, ...geparktVon(formData) };
  const gespeichert = await attempt(offen, async () => {
    if (uuid === undefined) return (await verbund.createVerbundene(eingabe)).uuid;
    await verbund.saveVerbundene({ ...eingabe, uuid, revision, ...entscheidung });
    return uuid;
  });
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  const hier = href("verbundeneUnternehmenForm", { uuid: gespeichert.value });
  if (mitTestdaten) return offen.redirect(hier, success("Der Eintrag wurde mit Testdaten gefüllt."));
  const { fehler } = await offen.call.verbund.getVerbundene({ uuid: gespeichert.value });
  if (fehler.length === 0)
    return offen.redirect(href("verbundeneUnternehmen"), success("Der Eintrag ist gespeichert."));
  return offen.redirect(hier, success("Der Eintrag ist gespeichert. Es fehlen noch Angaben."));
}

const TAG = "Bitte geben Sie den letzten Tag der Verbindung als TT.MM.JJJJ ein.";

/** Says until when somebody was connected. */
export async function endVerbund(offen: OffeneSeite, uuid: string) {
  const formData = await offen.formData();
  const getippt = formData.get("gueltigBis");
  const gueltigBis = parseDate(typeof getippt === "string" ? getippt.trim() : "");
  if (gueltigBis === undefined)
    return ablehnen(offen, mangel(uuid, [{ property: "gueltigBis", message: TAG }]), eingabenVon(formData));
  const revision = revisionVon(formData);
  const beendet = await attempt(offen, () =>
    offen
      .withSchluessel(formData)
      .verbund.saveVerbundene({ uuid, revision, werte: { gueltigBis }, ...geparktVon(formData) }),
  );
  if (!beendet.ok) return ablehnen(offen, beendet.problem, eingabenVon(formData));
  return offen.redirect(href("verbundeneUnternehmen"), success("Das Ende der Verbindung ist gespeichert."));
}

/** Deletes a row. */
export async function deleteVerbund(offen: OffeneSeite, uuid: string) {
  const formData = await offen.formData();
  const geloescht = await attempt(offen, () => offen.withSchluessel(formData).verbund.deleteVerbundene({ uuid }));
  if (!geloescht.ok) return ablehnen(offen, geloescht.problem, eingabenVon(formData));
  const { name } = geloescht.value;
  return offen.redirect(href("verbundeneUnternehmen"), success(`Der Eintrag „${name}“ ist gelöscht.`));
}
