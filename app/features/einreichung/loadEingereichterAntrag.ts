import type { Rufe } from "~/contract/wire/call";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { hasArbeitsplan } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { formatBelegcode } from "~/domain/beleg/belegcode";
import { formularVon } from "~/domain/antrag/formular/formulare";
import { readUnternehmensteile, type Unternehmensteil } from "~/domain/unternehmen/unternehmensangaben";
import { toAnlageEintrag } from "~/features/anlagen";
import { readVorhaben, type LeseVorhaben, antragTitel } from "~/features/antrag";
import { toWerte } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { listAngaben, type Angabe } from "~/domain/antrag/einreichungAngaben";
import { listErklaert } from "~/domain/antrag/erklaerungen";
import { abweichungenInWorten, type AbweichungInWorten } from "./abweichungenInWorten";

export type EingereichtDaten = {
  uuid: string;
  titel: string;
  status: AntragStatus;
  hatArbeitsplan: boolean;
  /** Number, time, person and checksum. */
  eckdaten: Angabe[];
  angaben: Angabe[];
  erklaerungen: string[];
  /** The company as it was submitted; [] for a submission from before it was kept. */
  unternehmen: Unternehmensteil[];
  vorhaben: LeseVorhaben[];
  /** What the master data of the company say otherwise today, in words. */
  abweichungen: AbweichungInWorten[];
  /** Which help texts readers saw when it was submitted. */
  texte: { eingereichtAm: string; einreichung: string; bereich: string };
};

type Wahl = { uuid: string; eingereichterAntragId: string | undefined };

/** The Antrag exactly as it was submitted, read with the rules of the day of its submission. */
export async function loadEingereichterAntrag(call: Rufe, wahl: Wahl): Promise<EingereichtDaten> {
  const eingereicht = await call.antraege.getEingereichterAntrag(wahl);
  const { antrag, einreichung, unternehmensangaben, kontext } = eingereicht;
  return {
    uuid: wahl.uuid,
    titel: antragTitel(antrag),
    status: antrag.info.status,
    hatArbeitsplan: hasArbeitsplan(formularVon(antrag.info)),
    eckdaten: [
      { label: "Antragsnummer", value: antrag.antragsnummer ?? "" },
      { label: "Eingereicht am", value: formatDateTime(new Date(eingereicht.eingereichtAm)) },
      { label: "Eingereicht von", value: eingereicht.eingereichtVon },
      { label: "Formularversion", value: antrag.info.version },
      { label: "Prüfsumme (SHA-256)", value: eingereicht.pruefsumme },
      ...(eingereicht.belegcode === null
        ? []
        : [{ label: "Code der Eingangsbestätigung", value: formatBelegcode(eingereicht.belegcode) }]),
    ],
    angaben: listAngaben(einreichung),
    erklaerungen: listErklaert(eingereicht),
    texte: {
      eingereichtAm: eingereicht.eingereichtAm,
      einreichung: eingereicht.eingereichterAntragId,
      bereich: formularVon(antrag.info).bereich,
    },
    unternehmen: unternehmensangaben === undefined ? [] : readUnternehmensteile(unternehmensangaben),
    abweichungen: abweichungenInWorten(eingereicht.abweichungen),
    vorhaben: eingereicht.vorhaben.map(({ uuid, vorhabenId, werte, anlagen: dateien }, stelle) => {
      const anlagen = dateien?.map((anlage) => toAnlageEintrag(wahl.uuid, anlage)) ?? null;
      const quelle = { uuid, werte: toWerte(uuid, werte), zusatz: `Vorhaben-ID ${vorhabenId}`, stelle, anlagen };
      return readVorhaben(quelle, kontext, formularVon(antrag.info));
    }),
  };
}
