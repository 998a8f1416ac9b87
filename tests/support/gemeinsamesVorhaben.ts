import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, create, vorhabenPfad } from "./antraege";
import { type Browser, MENSCHEN, type TestBackend } from "./backend";

/** A draft that the colleague of its author may edit as well. */
export async function createGemeinsames(test: TestBackend, browser: Browser): Promise<Angelegt> {
  const angelegt = await create(browser);
  const recht = { antragUuid: angelegt.uuid, benutzerUuid: MENSCHEN.kollege.uuid, recht: "BEARBEITEN" } as const;
  await test.dienste.db.insert(antragRecht).values(recht);
  return angelegt;
}

/** The id of a row. */
export const id = (zahl: number) => `22222222-2222-4222-8222-${String(zahl).padStart(12, "0")}`;
const tabelle = "arbeitspakete";
/** Saves an Arbeitspaket. */
export const paket = (zahl: number, werte: object = {}) => ({
  art: "zeileSpeichern",
  tabelle,
  zeile: { uuid: id(zahl), ...werte },
});
/** Removes an Arbeitspaket. */
export const remove = (zahl: number) => ({ art: "zeileLoeschen", tabelle, zeileUuid: id(zahl) });

type Entscheidung = { revision: number; aenderungen: unknown[]; wahlen: Record<string, string>; gesehen: number };
/** Sends a save again with decisions. */
export const decide = (browser: Browser, angelegt: Angelegt, { wahlen, ...rest }: Entscheidung) => {
  const entscheidungen = Object.entries(wahlen).map(([stelle, wahl]) => ({ stelle, wahl }));
  return browser.put(vorhabenPfad(angelegt), { entscheidungen, ...rest });
};
