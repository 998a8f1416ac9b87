import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { KmuZahlenAnsicht } from "~/contract/unternehmen/kmu";
import {
  KMU_ZAHLEN_FELDER,
  KMU_ZAHLEN_KENNUNG,
  kmuZahlenFormular,
  type KmuZahlenBereich,
} from "~/domain/kmu/kmuZahlenFormular";
import { type Entwurf, toFormData, toWerte } from "~/features/formular";
import { entwurfVon, type GespeichertZeileProps, readPost, readTeile } from "~/features/unternehmen";

/** Figures of one Wirtschaftsjahr as the form opens them; `uuid` is null for new ones. */
export type KmuZahlenDaten = Pick<KmuZahlenAnsicht, "revision" | "werte" | "fehler" | "kontext" | "rechte" | "ticket"> &
  GespeichertZeileProps & {
    uuid: string | null;
  };

/** The answers as the rules read them. */
export function bereichVonZahlen({
  uuid,
  werte,
  kontext,
}: Pick<KmuZahlenDaten, "uuid" | "werte" | "kontext">): KmuZahlenBereich {
  const gespeichert = toWerte(uuid ?? "", werte);
  return { werte: gespeichert, wurzel: gespeichert, kontext };
}

/** Every posted answer about figures. */
export const readKmuZahlen = (bereich: KmuZahlenBereich, formData: FormData) =>
  readTeile(kmuZahlenFormular, bereich, formData);

/** The same of what is sent to be saved. */
export const readKmuZahlenPost = (bereich: KmuZahlenBereich, formData: FormData) =>
  readPost({ form: kmuZahlenFormular, grund: KMU_ZAHLEN_KENNUNG }, bereich, formData);

/** What the rules see with what is typed in place of what is stored. */
export function zahlenMitEingaben(daten: KmuZahlenDaten, eingaben: Eingaben | null): KmuZahlenBereich {
  const bereich = bereichVonZahlen(daten);
  if (eingaben === null) return bereich;
  const werte = { ...bereich.werte, ...readKmuZahlen(bereich, toFormData(eingaben)).werte };
  return { ...bereich, werte, wurzel: werte };
}

/** The questions by name, to tell apart errors that read the same. */
export const KMU_ZAHLEN_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  KMU_ZAHLEN_FELDER.map(({ key, label }) => [key, label]),
);

/** The answers as the vault and the question before leaving know them; new figures have a place of their own. */
export const entwurfVonZahlen = (daten: KmuZahlenDaten): Entwurf =>
  entwurfVon(KMU_ZAHLEN_FELDER, {
    wo: { antrag: "kmu-zahlen", vorhaben: daten.uuid ?? "neu" },
    revision: daten.revision,
    labels: KMU_ZAHLEN_LABELS,
    bereich: bereichVonZahlen(daten),
  });

/** Which button was pressed: the one that deletes? */
export const isLoeschen = (formData: FormData): boolean => formData.get("absicht") === "loeschen";
