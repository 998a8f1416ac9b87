import type { Bescheid, BescheidKopf, BescheidUebersicht } from "~/contract/verfahren/bescheide";
import type { Rufe } from "~/contract/wire/call";
import type { Mitnahme } from "~/contract/wire/mitnahme";

/**
 * What both pages of the decisions show. `jetzt`: the moment of the request, so that browser and server count the same
 * days.
 */
export type BescheidMenuDaten = BescheidUebersicht & { uuid: string; titel: string; jetzt: string };
export type BescheidDaten = BescheidMenuDaten & { bescheid: Bescheid | null };

const toMenu = (uebersicht: BescheidUebersicht, { uuid, jetzt }: { uuid: string; jetzt: Date }): BescheidMenuDaten => ({
  ...uebersicht,
  uuid,
  titel: uebersicht.bezeichnung || uebersicht.antragsnummer || "Antrag",
  jetzt: jetzt.toISOString(),
});

/** The decisions of an Antrag, in one call. */
export async function loadBescheidMenu(call: Rufe, besuch: { uuid: string; jetzt: Date }): Promise<BescheidMenuDaten> {
  return toMenu(await call.bescheide.listBescheide({ uuid: besuch.uuid }), besuch);
}

/** One decision with its content, in one call; `als` and `zweck` where it becomes a file. */
export async function loadBescheid(
  call: Rufe,
  { bescheidUuid, als, zweck, ...besuch }: { uuid: string; jetzt: Date; bescheidUuid: string | undefined } & Mitnahme,
): Promise<BescheidDaten> {
  const { uebersicht, bescheid } = await call.bescheide.getBescheid({ uuid: besuch.uuid, bescheidUuid, als, zweck });
  return { ...toMenu(uebersicht, besuch), bescheid };
}

/** The decision that waits for its retrieval. */
export const findAbrufbaren = ({ bescheide }: Pick<BescheidUebersicht, "bescheide">): BescheidKopf | undefined =>
  bescheide.find(({ stand }) => stand === "ZUM_ABRUF");
