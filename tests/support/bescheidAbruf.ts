import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { bescheid as tabelle } from "~/server/backend/storage/schema/bescheid";
import { antragPfad, create } from "./antraege";
import { type Antwort, type Browser, listOf, MENSCHEN, type TestBackend, textOf } from "./backend";
import { provide } from "./bescheide";
import { stateOf, zertifikatOf } from "./registrierung";

const EIGENES = zertifikatOf({
  firma: "Beispiel Maschinenbau GmbH",
  land: "DE",
  bundesland: "BE",
  steuernummer: "21/815/08150",
});
export const INTENT = "BESCHEID_ABRUF";

export const liste = (browser: Browser, uuid: string) => browser.get(antragPfad(uuid, "/bescheide"));
export const read = (browser: Browser, uuid: string, bescheidUuid?: string) =>
  browser.get(antragPfad(uuid, `/bescheid${bescheidUuid === undefined ? "" : `?bescheidUuid=${bescheidUuid}`}`));

type Ziel = { antragUuid: string; gegenstandUuid: string };
type Erlass = Parameters<typeof provide> extends [unknown, unknown, ...infer R] ? R : never;

/** Retrieves decisions with nezo. `lage` is asked anew each time: a test may log in again. */
export function createAbruf(lage: () => { t: TestBackend; chefin: Browser }) {
  const vorlageAus = async (uuid: string, gegenstandUuid: string) =>
    textOf(
      listOf((await liste(lage().chefin, uuid)).body.bescheide).find(
        ({ uuid: dieser }) => textOf(dieser) === gegenstandUuid,
      )?.vorlage ?? "unbekannt",
    );
  const bereit = async (...erlass: Erlass): Promise<Ziel> => {
    const { uuid: antragUuid } = await create(lage().chefin, "Beschieden");
    return { antragUuid, gegenstandUuid: await provide(lage().t, antragUuid, ...erlass) };
  };
  const start = async (ziel: Ziel, browser = lage().chefin): Promise<Antwort> =>
    browser.post("/v1/nezo/vorgaenge", {
      intent: INTENT,
      ...ziel,
      stand: await vorlageAus(ziel.antragUuid, ziel.gegenstandUuid),
    });
  const complete = (state: string, browser = lage().chefin) =>
    browser.post("/v1/nezo/abschluss", { state, intent: INTENT });
  async function prove(ziel: Ziel, browser = lage().chefin): Promise<string> {
    const state = stateOf(await start(ziel, browser));
    lage().t.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: EIGENES });
    return state;
  }
  async function retrieve(ziel: Ziel): Promise<void> {
    expect(await complete(await prove(ziel))).toMatchObject({
      status: 200,
      body: { ergebnis: "BESCHEID_ABGERUFEN", ...ziel },
    });
  }
  return { vorlageAus, bereit, start, complete, prove, retrieve };
}

export const zeileVon = async ({ dienste }: TestBackend, { gegenstandUuid }: Ziel) =>
  (await dienste.db.select().from(tabelle).where(eq(tabelle.uuid, gegenstandUuid)))[0];
export const assign = ({ dienste }: TestBackend, wer: keyof typeof MENSCHEN, antragUuid: string) =>
  dienste.db.insert(antragRecht).values({ antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht: "LESEN" });
