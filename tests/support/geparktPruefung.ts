import { loadGeparktSeite } from "~/features/geparkt/loadGeparktSeite";
import { openRoute } from "~/server/portal/openRoute";
import { anfrageAn } from "../unit/server/portal/scheinBackend";
import { listOf, textOf, type Browser, type TestBackend } from "./backend";
import { GEPARKT_PFAD } from "./geparktRufe";
import { cookieVon } from "./livePortal";

/** Where an answer leads, or what it is. */
export async function ende(arbeit: Promise<unknown>): Promise<unknown> {
  const antwort: unknown = await arbeit.catch((error: unknown) => error);
  return antwort instanceof Response
    ? `${String(antwort.status)} ${antwort.headers.get("location") ?? ""}`.trim()
    : antwort;
}

/** The text of a shown field, without the parts that are added or removed. */
export const textOhne = (feld: { teile: readonly { art: string; text: string }[] } | undefined, art: string) =>
  (feld?.teile ?? [])
    .filter((teil) => teil.art !== art)
    .map(({ text }) => text)
    .join("");

/** The way through the portal to the review of what waits for `chefin`, without scripts. */
export function geparktPruefung(lage: () => { t: TestBackend; chefin: Browser }) {
  const backendFetch = (request: Request) => lage().t.backend.handle(request, { clientIp: "192.0.2.9" });
  const mit = (wer: Browser | null) => ({ headers: { ...(wer && { cookie: cookieVon(wer) }), accept: "text/html" } });
  const csrfVon = async (wer: Browser) => textOf((await wer.get("/v1/sitzung")).body.csrf);
  const check = async (id: string, wer = lage().chefin) => {
    const offen = await openRoute(
      anfrageAn(`/geparkteEingaben/${id}`, backendFetch, { ...mit(wer), params: { uuid: id } }),
      "geparkteEingaben",
    );
    const daten = await loadGeparktSeite(offen.call, id);
    if (daten === null) throw new Error("Nothing to review");
    return daten;
  };
  return {
    backendFetch,
    mit,
    csrfVon,
    check,
    wartende: async (wer = lage().chefin) =>
      listOf((await wer.get(GEPARKT_PFAD)).body.data).map((kopf) => textOf(kopf.uuid)),
    /** What the button of the review posts. */
    verborgenes: async (id: string): Promise<Record<string, string>> => {
      const { felder, schluessel } = await check(id);
      const texte = Object.fromEntries(felder.map(({ name, text }) => [name, text]));
      return { ...texte, csrf: await csrfVon(lage().chefin), schluessel, geparkt: id, intent: "speichern" };
    },
  };
}
