import type { Antrag } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { AntragAnsicht, Einreichungsvermerk } from "~/domain/antrag/dokumente/antragAnsicht";
import { listErklaert, listErklaerungen } from "~/domain/antrag/erklaerungen";
import { formularVon } from "~/domain/antrag/formular/formulare";
import { toWerte } from "~/features/formular";

/** The moment of the last change to anything in the draft. */
function letzteAenderung({ geaendertAm, vorhaben }: Antrag): Date {
  return new Date(Math.max(Date.parse(geaendertAm), ...vorhaben.map((kopf) => Date.parse(kopf.geaendertAm))));
}

/** The draft as its documents tell it. */
export async function loadEntwurf(call: Rufe, wahl: { uuid: string } & Mitnahme): Promise<AntragAnsicht> {
  const { uuid } = wahl;
  const [{ antrag, firma, vorhaben, kontext }, dateien, { bekanntgabeRegel }] = await Promise.all([
    call.antraege.readAntrag(wahl),
    call.dateien.listDateien({ uuid }),
    call.konfiguration.getKonfiguration(),
  ]);
  return {
    version: antrag.info.version,
    formular: formularVon(antrag.info),
    bezeichnung: antrag.bezeichnung,
    antragsnummer: antrag.antragsnummer,
    firma,
    unternehmensangaben: null,
    stand: letzteAenderung(antrag),
    eingereicht: null,
    einreichung: antrag.einreichung,
    erklaerungstexte: listErklaerungen(antrag.einreichung.erklaerungen, bekanntgabeRegel).map(({ text }) => text),
    vorhaben: vorhaben.map((eintrag) => ({
      uuid: eintrag.uuid,
      vorhabenId: null,
      werte: toWerte(eintrag.uuid, eintrag.werte),
      anlagen: dateien.data.filter(({ vorhabenUuid }) => vorhabenUuid === eintrag.uuid),
    })),
    kontext,
  };
}

type Wahl = { uuid: string; eingereichterAntragId?: string | undefined } & Mitnahme;

/** What was submitted, exactly as it was then, with the note about the submission. */
export async function loadEingereichten(
  call: Rufe,
  wahl: Wahl,
): Promise<{ ansicht: AntragAnsicht; vermerk: Einreichungsvermerk }> {
  const eingereicht = await call.antraege.getEingereichterAntrag(wahl);
  const { antrag, firma, unternehmensangaben, einreichung, vorhaben, kontext } = eingereicht;
  const { eingereichtAm, eingereichtVon: von, pruefsumme, belegcode } = eingereicht;
  const vermerk = { am: new Date(eingereichtAm), von, pruefsumme, belegcode };
  const ansicht: AntragAnsicht = {
    version: antrag.info.version,
    formular: formularVon(antrag.info),
    bezeichnung: antrag.bezeichnung,
    antragsnummer: antrag.antragsnummer,
    firma,
    unternehmensangaben: unternehmensangaben ?? null,
    stand: vermerk.am,
    eingereicht: vermerk,
    einreichung,
    erklaerungstexte: listErklaert(eingereicht),
    vorhaben: vorhaben.map(({ uuid, vorhabenId, werte, anlagen = [] }) => ({
      uuid,
      vorhabenId,
      werte: toWerte(uuid, werte),
      anlagen,
    })),
    kontext,
  };
  return { ansicht, vermerk };
}

/** A draft as it is now; anything else as it was submitted last. */
export async function loadAnsicht(
  call: Rufe,
  { uuid, status }: Antrag["info"],
  mitnahme: Mitnahme,
): Promise<AntragAnsicht> {
  const wahl = { uuid, ...mitnahme };
  return status === "IN_BEARBEITUNG" ? loadEntwurf(call, wahl) : (await loadEingereichten(call, wahl)).ansicht;
}
