import type { Vorhaben } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";

/** More saves than this are not looked through; then the last one is named. */
const MAX_FASSUNGEN = 1000;

type Gesucht = {
  uuid: string;
  vorhabenUuid: string;
  nach: number;
  vorhaben: Pick<Vorhaben, "revision" | "geaendertVon" | "geaendertAm">;
};

/**
 * Who has changed the answer or table of a place last, and when, since a revision. The save itself will name the row
 * and field exactly.
 */
export async function findUrheber(
  call: Rufe,
  { uuid, vorhabenUuid, nach, vorhaben }: Gesucht,
): Promise<(stelle: string) => { von: string; am: string }> {
  const size = Math.min(MAX_FASSUNGEN, Math.max(1, vorhaben.revision - nach));
  const { data } = await call.versionen.listVersionen({ uuid, vorhabenUuid, page: 0, size });
  return (stelle) => {
    const [key = ""] = stelle.split("/");
    const fassung = data.find(({ revision, geaendert }) => revision > nach && geaendert[key] !== undefined);
    return fassung === undefined
      ? { von: vorhaben.geaendertVon, am: vorhaben.geaendertAm }
      : { von: fassung.von, am: fassung.am };
  };
}
