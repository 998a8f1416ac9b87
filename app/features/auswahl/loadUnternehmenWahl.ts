import type { Rufe } from "~/contract/wire/call";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";

/** From this many companies on the page offers a search. */
const VIELE = 9;

/** What the choice of a company shows: the fitting companies, and whether there are so many that a search helps. */
export async function loadUnternehmenWahl(call: Rufe, { suche, gewaehlt }: { suche: string; gewaehlt: string | null }) {
  const { data } = await call.benutzer.listUnternehmen();
  const gesucht = suche.trim().toLocaleLowerCase("de");
  const unternehmen = data
    .map(({ uuid, name, ort, unternehmenRolle }) => ({
      uuid,
      name,
      ort,
      rolle: UNTERNEHMENSROLLEN[unternehmenRolle],
      isGewaehlt: uuid === gewaehlt,
    }))
    .filter(({ name, ort }) => `${name} ${ort}`.toLocaleLowerCase("de").includes(gesucht));
  return { unternehmen, suche, hasSuche: data.length >= VIELE, anzahl: data.length };
}

export type UnternehmenWahl = Awaited<ReturnType<typeof loadUnternehmenWahl>>;
