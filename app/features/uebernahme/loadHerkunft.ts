import type { Rufe } from "~/contract/wire/call";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { antragTitel, formularHref } from "~/features/antrag";

/** What one Vorhaben had no room for. */
export type RestVorhaben = { uuid: string; titel: string; texte: { id: string; label: string; text: string }[] };

export type HerkunftDaten = {
  uuid: string;
  titel: string;
  hatHerkunft: boolean;
  isErgaenzung: boolean;
  /** The older Antrag; null when there is none, or none any more. */
  ausUuid: string | null;
  reste: RestVorhaben[];
  /** Where to go on; null when the form cannot be opened. */
  formular: string | null;
};

type Rest = { vorhabenUuid: string; vorhabenTitel: string; label: string; text: string };

function group(abgeschnitten: readonly Rest[]): RestVorhaben[] {
  const gruppen = new Map<string, RestVorhaben>();
  for (const { vorhabenUuid, vorhabenTitel, label, text } of abgeschnitten) {
    const gruppe = gruppen.get(vorhabenUuid) ?? { uuid: vorhabenUuid, titel: vorhabenTitel, texte: [] };
    gruppe.texte.push({ id: `rest-${String(gruppen.size)}-${String(gruppe.texte.length)}`, label, text });
    gruppen.set(vorhabenUuid, gruppe);
  }
  return [...gruppen.values()];
}

/** Where a supplementary application goes on: the work plan. */
const ARBEITSPLAN = 5;

/** Where the answers of an Antrag came from, and what was cut off on the way. */
export async function loadHerkunft(call: Rufe, uuid: string): Promise<HerkunftDaten> {
  const [antrag, { herkunft }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.antraege.getHerkunft({ uuid }),
  ]);
  const [erstes] = antrag.vorhaben;
  const art = formularArt(antrag.info);
  const isErgaenzung = herkunft?.art === "ERGAENZUNG";
  return {
    uuid,
    titel: antragTitel(antrag),
    hatHerkunft: herkunft !== null,
    isErgaenzung,
    ausUuid: herkunft?.ausUuid ?? null,
    reste: group(herkunft?.abgeschnitten ?? []),
    formular:
      erstes && antrag.rechte.bearbeiten
        ? formularHref({ antragUuid: uuid, art }, erstes.uuid, isErgaenzung ? ARBEITSPLAN : 0)
        : null,
  };
}
