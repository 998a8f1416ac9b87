import type { Rufe } from "~/contract/wire/call";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { parseDate } from "~/lib/date";
import { herkunftText, registrierungText } from "./herkunftText";
import { toVorgemerktes, type Vorgemerktes } from "./toVorgemerktes";

/**
 * `herkunft`: where the value of a field comes from, in words; nothing for what the registration has left blank, nor
 * for what it has given: that is said once, by `registrierung`, null where nothing is left of it.
 */
type MitHerkunft<Daten> = Omit<Daten, "angaben"> & {
  herkunft: Readonly<Record<string, string>>;
  registrierung: string | null;
};

export type StammdatenDaten = MitHerkunft<Omit<StammdatenAnsicht, "vorgemerkt">> & {
  vorgemerkt: readonly Vorgemerktes[];
};

/** The master data of a day, with what it takes to correct them. */
export type StandDaten = MitHerkunft<Awaited<ReturnType<Rufe["unternehmen"]["getStammdatenAm"]>>>;

/** In the address: the form that corrects what held on the day. */
export const BERICHTIGEN = "berichtigen";

/** The master data as they are, or, read only, as they were on a day. */
export type StammdatenSeitenDaten =
  | { art: "jetzt"; daten: StammdatenDaten; pruefen: boolean }
  | { art: "stand"; tag: string; isBerichtigen: boolean; daten: StandDaten }
  | { art: "tagFehlt"; getippt: string; daten: StammdatenDaten; pruefen: boolean };

/** The words are all that the page shows of it: they are made here, so that it need not carry the rest. */
function withHerkunft<Daten extends Pick<StammdatenAnsicht, "angaben" | "werte">>({
  angaben,
  ...daten
}: Daten): MitHerkunft<Daten> {
  const isGegeben = (feld: string): boolean => {
    const wert = daten.werte[feld];
    return wert !== undefined && wert !== null && wert !== "";
  };
  const genannt = Object.entries(angaben).filter(([feld, { quelle }]) => quelle === "EIGEN" || isGegeben(feld));
  const vonRegistrierung = genannt.filter(([, angabe]) => angabe.quelle === "REGISTRIERUNG" && angabe.ab === null);
  const [erste] = vonRegistrierung;
  const eigene = genannt.filter((eintrag) => !vonRegistrierung.includes(eintrag));
  return {
    ...daten,
    herkunft: Object.fromEntries(eigene.map(([feld, angabe]) => [feld, herkunftText(angabe)])),
    registrierung: erste === undefined ? null : registrierungText(erste[1]),
  };
}

/**
 * What the page of the master data shows. `stand`: the day that is asked for, as typed; `berichtigen`: it is to be
 * corrected; `pruefen`: what is missing is said at the fields, too.
 */
export async function loadStammdaten(call: Rufe, { searchParams }: URL): Promise<StammdatenSeitenDaten> {
  const [stand, pruefen] = [searchParams.get("stand") ?? "", searchParams.get("pruefen") === "true"];
  const tag = parseDate(stand);
  if (tag !== undefined) {
    const daten = withHerkunft(await call.unternehmen.getStammdatenAm({ tag }));
    return { art: "stand", tag, isBerichtigen: searchParams.has(BERICHTIGEN), daten };
  }
  const { vorgemerkt, ...heutige } = await call.unternehmen.getStammdaten({});
  const daten = { ...withHerkunft(heutige), vorgemerkt: toVorgemerktes(heutige, vorgemerkt) };
  return stand === "" ? { art: "jetzt", daten, pruefen } : { art: "tagFehlt", getippt: stand, daten, pruefen };
}
