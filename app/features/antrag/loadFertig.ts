import type { Rufe } from "~/contract/wire/call";
import { type FormularArt, formularArt } from "~/domain/antrag/formular/formulare";
import { readLuecken, type LueckenDaten, type LueckenTab } from "./loadLuecken";
import { toKarte, type VorhabenKarte } from "./vorhabenKarte";

/** One Vorhaben, how it stands, and where something is still missing in it. */
export type FertigVorhaben = VorhabenKarte & { tabs: LueckenTab[] };

export type FertigDaten = Omit<LueckenDaten, "vorhaben"> & {
  vorhaben: FertigVorhaben[];
  art: FormularArt;
  /** Another Vorhaben may be added. */
  darfErgaenzen: boolean;
};

/** "Fertig?": how every Vorhaben of a draft stands when somebody has gone through its form. */
export async function loadFertig(
  call: Rufe,
  { uuid, isMitglied }: { uuid: string; isMitglied: boolean },
): Promise<FertigDaten> {
  const { antrag, luecken } = await readLuecken(call, { uuid, isMitglied });
  const art = formularArt(antrag.info);
  const tabs = new Map(luecken.vorhaben.map((eintrag) => [eintrag.uuid, eintrag.tabs]));
  return {
    ...luecken,
    vorhaben: antrag.vorhaben.map((kopf, stelle) => ({
      ...toKarte(kopf, stelle),
      tabs: tabs.get(kopf.uuid) ?? [],
    })),
    art,
    // A supplementary application is about the Vorhaben that are certified.
    darfErgaenzen: antrag.rechte.bearbeiten && art !== "ERGAENZUNG",
  };
}
