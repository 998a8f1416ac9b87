import type { data } from "@remix-run/node";
import type { Flash } from "~/contract/antrag/formAntwort";
import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
import type { Rufe } from "~/contract/wire/call";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { withAngeboten } from "./angeboteDaten";
import type { FormularAnfrage } from "./formularAnfrage";
import { loadFormularSeite } from "./loadFormularSeite";
import { saveFormular } from "../speichern/saveFormular";

/** What the pages of the form use of an opened page. */
type OffenesFormular = Pick<FormularAnfrage, "call" | "antragUuid" | "url" | "formular"> & {
  antrag: AntragInfo;
  anfrage: { readonly isGesendet: boolean };
  sitzung: { features: { testdatenGenerator: boolean } };
  withSchluessel(formData: FormData): Rufe;
  json<T>(value: T, init?: ResponseInit): ReturnType<typeof data<T>>;
  redirect(to: string, options?: { flash?: Flash }): Response;
};

/** Answers the loader: one place of the form, whatever its version. `hinweise` are read meanwhile. */
export async function showFormular(offen: OffenesFormular, hinweise: Promise<FormularHinweise>) {
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  const { isGesendet } = offen.anfrage;
  const anfrage = { ...offen, art: formularArt(offen.antrag), hasTestdaten, isGesendet };
  const [seite, gelesen] = await Promise.all([loadFormularSeite(anfrage), hinweise]);
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  if (seite.art === "fort") return offen.json(seite.daten, { status: 404 });
  return offen.json({ ...seite.daten, hinweise: withAngeboten(gelesen, seite.angebote) });
}

/** What the page gets of a posted form; `rememberSaved` tells its scripts that it has been saved. */
type Post = Pick<FormularAnfrage, "formData" | "eingaben" | "attempt"> & { rememberSaved: () => void };

/** Answers the action: every button of the form page. */
export async function sendFormular(offen: OffenesFormular, post: Post) {
  const call = offen.withSchluessel(post.formData);
  const ergebnis = await saveFormular({ ...offen, ...post, call, art: formularArt(offen.antrag) });
  if (ergebnis.art === "antwort") return offen.json(ergebnis.antwort, { status: ergebnis.status });
  if (ergebnis.gespeichert) post.rememberSaved();
  throw offen.redirect(ergebnis.to, ergebnis.flash === undefined ? {} : { flash: ergebnis.flash });
}
