import type { Eingaben, FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerbundAnsicht } from "~/contract/unternehmen/verbund";
import { VERBUND_FELDER, verbundFormular } from "~/domain/verbund/verbundFormular";
import type { VerbundBereich } from "~/domain/verbund/verbundFeld";
import { type Entwurf, toFormData, toWerte } from "~/features/formular";
import { entwurfVon, type GespeichertZeileProps, readTeile } from "~/features/unternehmen";

/** A row as the form opens it; `uuid` is null for a new one. */
export type VerbundDaten = Pick<
  VerbundAnsicht,
  "revision" | "werte" | "fehler" | "warnungen" | "kontext" | "rechte" | "ticket"
> &
  GespeichertZeileProps & {
    uuid: string | null;
  };

export type VerbundSeiteProps = { daten: VerbundDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** The answers as the rules read them. */
export function bereichVonVerbund({
  uuid,
  werte,
  kontext,
}: Pick<VerbundDaten, "uuid" | "werte" | "kontext">): VerbundBereich {
  const gespeichert = toWerte(uuid ?? "", werte);
  return { werte: gespeichert, wurzel: gespeichert, kontext };
}

/** Every posted answer about a row. */
export const readVerbund = (bereich: VerbundBereich, formData: FormData) =>
  readTeile(verbundFormular, bereich, formData);

/** What the rules see with what is typed in place of what is stored. */
export function verbundMitEingaben(daten: VerbundDaten, eingaben: Eingaben | null): VerbundBereich {
  const bereich = bereichVonVerbund(daten);
  if (eingaben === null) return bereich;
  const werte = { ...bereich.werte, ...readVerbund(bereich, toFormData(eingaben)).werte };
  return { ...bereich, werte, wurzel: werte };
}

/** The questions by name, to tell apart errors that read the same. */
export const VERBUND_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  VERBUND_FELDER.map(({ key, label }) => [key, label]),
);

/** The answers as the vault and the question before leaving know them; a new row has a place of its own. */
export const entwurfVonVerbund = (daten: VerbundDaten): Entwurf =>
  entwurfVon(VERBUND_FELDER, {
    wo: { antrag: "verbundene-unternehmen", vorhaben: daten.uuid ?? "neu" },
    revision: daten.revision,
    labels: VERBUND_LABELS,
    bereich: bereichVonVerbund(daten),
  });
