import type { Rufe } from "~/contract/wire/call";
import { isV1Abgelaufen } from "~/domain/antrag/antragZugang";
import { type FormularArt, formularArt, formularVon } from "~/domain/antrag/formular/formulare";
import { readUnternehmensteile, type Unternehmensteil } from "~/domain/unternehmen/unternehmensangaben";
import { toAnlageEintrag } from "~/features/anlagen";
import { toWerte } from "~/features/formular";
import { readVorhaben, type LeseVorhaben } from "./leseAbschnitte";
import { antragTitel } from "./loadStartseite";

export type LesenDaten = {
  uuid: string;
  titel: string;
  art: FormularArt;
  darfBearbeiten: boolean;
  /** A V1 draft after the end of V1: it can be read, but neither completed nor submitted. */
  isNurLesen: boolean;
  /** The company as it is today; [] for who may not read its master data. */
  unternehmen: Unternehmensteil[];
  vorhaben: LeseVorhaben[];
};

/** The whole draft to read through. */
export async function loadLesen(call: Rufe, uuid: string, jetzt: Date): Promise<LesenDaten> {
  const [{ antrag, unternehmensangaben, vorhaben, kontext }, { data: dateien }] = await Promise.all([
    call.antraege.readAntrag({ uuid }),
    call.dateien.listDateien({ uuid }),
  ]);
  const anlagenVon = (vorhabenUuid: string) =>
    dateien.filter((datei) => datei.vorhabenUuid === vorhabenUuid).map((datei) => toAnlageEintrag(uuid, datei));
  return {
    uuid,
    titel: antragTitel(antrag),
    art: formularArt(antrag.info),
    darfBearbeiten: antrag.rechte.bearbeiten,
    isNurLesen: isV1Abgelaufen(antrag.info, jetzt, false),
    unternehmen: unternehmensangaben === undefined ? [] : readUnternehmensteile(unternehmensangaben),
    vorhaben: vorhaben.map(({ uuid: vorhabenUuid, werte }, stelle) =>
      readVorhaben(
        {
          uuid: vorhabenUuid,
          werte: toWerte(vorhabenUuid, werte),
          zusatz: null,
          stelle,
          anlagen: anlagenVon(vorhabenUuid),
        },
        kontext,
        formularVon(antrag.info),
      ),
    ),
  };
}
