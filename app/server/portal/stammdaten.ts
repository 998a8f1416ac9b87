import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import type { Problem } from "~/contract/wire/problem";
import type { Werte } from "~/formkit/field";
import { formatDate, parseDate } from "~/lib/date";
import { href } from "~/routing/href";
import { beispielStammdaten, fillLeere, isTestdaten } from "./firmenTestdaten";
import { rememberSaved } from "./gespeichert";
import { rememberNezoZiel } from "./nezoZiel";
import type { OffeneSeite } from "./offen";
import { ablehnen, attempt, eingabenVon } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

/** The posted master data: what is stored, and what the form says of it. */
export type StammdatenPost = {
  gelesen: { werte: Werte; issues: readonly { property: string; message: string }[] };
  entscheidung: Pick<Parameters<OffeneSeite["call"]["unternehmen"]["saveStammdaten"]>[0], "gesehen" | "entscheidungen">;
  daten: Pick<StammdatenAnsicht, "unternehmenUuid">;
  /** The day (ISO) whose answers are corrected, and its page; null for those of today. */
  stand: { tag: string; seite: string } | null;
};

/** Asks for a day that can be read. */
export const TAG = "Bitte geben Sie ein Datum als TT.MM.JJJJ ein.";

/** The refusal of what cannot be stored, field by field. */
export const mangel = (uuid: string, issues: StammdatenPost["gelesen"]["issues"]): Problem => ({
  code: "EINGABE_UNGUELTIG",
  userMessage: "Bitte prüfen Sie Ihre Eingaben.",
  httpStatus: 422,
  httpSubStatus: "422.10",
  errors: issues.map((issue) => ({ uuid, ...issue })),
});

/** What the person says about when the new answers hold. */
function readGueltigkeit(formData: FormData, stand: StammdatenPost["stand"]) {
  const art = formData.get("art");
  // Without its day, the form of an earlier day must not be taken for that of today.
  const isUnlesbar = art !== null && art !== "BERICHTIGUNG" && stand === null;
  if (art !== "AENDERUNG") return { art: "BERICHTIGUNG", gueltigAb: null, isUnlesbar } as const;
  const tag = formData.get("gueltigAb");
  const getippt = typeof tag === "string" ? tag.trim() : "";
  const gueltigAb = parseDate(getippt) ?? null;
  return { art: "AENDERUNG", gueltigAb, isUnlesbar: getippt !== "" && gueltigAb === null } as const;
}

/** Leaves for the identification service, to renew what the certificate proves. */
export async function startIdentifizierung(offen: OffeneSeite) {
  const intent = "STAMMDATEN";
  const begonnen = await attempt(offen, () => offen.call.nezo.start({ intent }));
  if (!begonnen.ok) return ablehnen(offen, begonnen.problem, {});
  await rememberNezoZiel(offen, { url: begonnen.value.weiterleitungUrl, intent });
  return offen.redirect(href("nezoStart"));
}

/** Saves posted master data; what cannot be saved is answered with everything typed. */
export async function saveStammdaten(offen: OffeneSeite, { gelesen, entscheidung, daten, stand }: StammdatenPost) {
  const formData = await offen.formData();
  const { art, gueltigAb, isUnlesbar } = readGueltigkeit(formData, stand);
  const issues = [...gelesen.issues, ...(isUnlesbar ? [{ property: "gueltigAb", message: TAG }] : [])];
  if (issues.length > 0) return ablehnen(offen, mangel(daten.unternehmenUuid, issues), eingabenVon(formData));
  const mitTestdaten = isTestdaten(offen, formData);
  const werte = mitTestdaten ? fillLeere(gelesen.werte, beispielStammdaten(gelesen.werte)) : gelesen.werte;
  const revision = revisionVon(formData);
  const folgenBestaetigt = formData.get("folgen") === "true";
  const eingabe = {
    revision,
    werte,
    art,
    gueltigAb,
    folgenBestaetigt,
    ...(stand !== null && { stand: stand.tag }),
    ...entscheidung,
    ...geparktVon(formData),
  };
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).unternehmen.saveStammdaten(eingabe));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  const text = erledigtText({ mitTestdaten, stand, vorgemerktAb: gespeichert.value.vorgemerkt ? gueltigAb : null });
  return offen.redirect(stand?.seite ?? href("unternehmen"), { flash: { tone: "success", text } });
}

type Erledigt = { mitTestdaten: boolean; stand: StammdatenPost["stand"]; vorgemerktAb: string | null };

/** What is said of what was done. */
function erledigtText({ mitTestdaten, stand, vorgemerktAb }: Erledigt): string {
  if (stand !== null) return `Die Angaben vom ${formatDate(stand.tag)} sind berichtigt.`;
  if (vorgemerktAb !== null) return `Die Änderung ist vorgemerkt. Sie gilt ab ${formatDate(vorgemerktAb)}.`;
  return mitTestdaten ? "Die Stammdaten wurden mit Testdaten gefüllt." : "Die Stammdaten sind gespeichert.";
}

/** Takes back a change that was to hold from a coming day on. */
export async function withdrawVormerkung(offen: OffeneSeite) {
  const formData = await offen.formData();
  const uuid = formData.get("vormerkung");
  const fertig = await attempt(offen, () =>
    offen.call.unternehmen.withdrawVormerkung({ uuid: typeof uuid === "string" ? uuid : "" }),
  );
  if (!fertig.ok) return ablehnen(offen, fertig.problem, {});
  const text = "Die vorgemerkte Änderung ist zurückgenommen.";
  return offen.redirect(href("unternehmen"), { flash: { tone: "success", text } });
}
