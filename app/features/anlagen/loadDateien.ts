import type { Datei } from "~/contract/antrag/dateien";
import type { Rufe } from "~/contract/wire/call";
import { ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { antragTitel } from "~/features/antrag";
import { formatDateTime } from "~/lib/date";
import { toAnlageEintrag, vorhabenAnker, type AnlageEintrag } from "./anlagenAnsicht";

/** A file with who added it and when. */
export type DateiEintrag = AnlageEintrag & { wann: string; von: string };

/** The files of one Vorhaben. `frei`: how many more may be added. */
export type DateienVorhaben = { uuid: string; anker: string; titel: string; dateien: DateiEintrag[]; frei: number };

/** What the overview of files shows. */
export type DateienDaten = {
  uuid: string;
  titel: string;
  isAenderbar: boolean;
  vorhaben: DateienVorhaben[];
  /** The file that the user wants to remove and is asked about. */
  frage: { uuid: string; name: string } | null;
};

const toEintrag = (antragUuid: string, datei: Datei): DateiEintrag => ({
  ...toAnlageEintrag(antragUuid, datei),
  wann: formatDateTime(new Date(datei.hochgeladenAm)),
  von: datei.hochgeladenVon,
});

/** All files of an Antrag by Vorhaben: two calls. `entfernen` is the file that the address asks about. */
export async function loadDateien(
  call: Rufe,
  { uuid, entfernen }: { uuid: string; entfernen: string | null },
): Promise<DateienDaten> {
  const [antrag, { data, aenderbar }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.dateien.listDateien({ uuid }),
  ]);
  const frage = aenderbar ? data.find((datei) => datei.uuid === entfernen) : undefined;
  return {
    uuid,
    titel: antragTitel(antrag),
    isAenderbar: aenderbar,
    frage: frage === undefined ? null : { uuid: frage.uuid, name: frage.name },
    vorhaben: antrag.vorhaben.map((vorhaben, stelle) => {
      const dateien = data
        .filter(({ vorhabenUuid }) => vorhabenUuid === vorhaben.uuid)
        .map((datei) => toEintrag(uuid, datei));
      const titel = vorhaben.titel || `Vorhaben ${String(stelle + 1)}`;
      return {
        uuid: vorhaben.uuid,
        anker: vorhabenAnker(vorhaben.uuid),
        titel,
        dateien,
        frei: Math.max(0, ANLAGEN_MAX - dateien.length),
      };
    }),
  };
}
