import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Flash } from "~/contract/antrag/formAntwort";
import * as nachtrag from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import * as widerspruch from "~/routes/antraege.$antragUuid.widerspruch.$uuid._index";
import * as ruecknahme from "~/routes/antraege.$antragUuid.widerspruch.$uuid.zurueckziehen";
import * as rueckzug from "~/routes/antraege.$uuid.rueckzug";
import { anfrageAn, formular } from "../unit/server/portal/scheinBackend";
import type { Angelegt } from "./antraege";
import type { Browser, TestBackend } from "./backend";
import { abgerufen, insertBescheid } from "./bescheide";
import { fetchSchriftsatzTan, setStatus } from "./schriftsaetze";

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Route = { loader: (args: Args) => unknown; action: (args: Args) => unknown };

/** A page of a draft with what its address names. */
export type EntwurfSeite = { route: Route; pfad: string; params: Record<string, string> };

/** Who uses which pages of an Antrag. */
type Lage = { test: TestBackend; wer: Browser; antrag: Angelegt };

const answer = (work: unknown): Promise<unknown> => Promise.resolve(work).catch((error: unknown) => error);

/** The message that waits for the next page. */
function flashVon({ headers }: Response): Flash | null {
  const line = headers.getSetCookie().find((cookie) => /flash=[^;]/.test(cookie)) ?? "";
  const body = /flash=([^.;]+)/.exec(line)?.[1];
  return body === undefined ? null : (JSON.parse(Buffer.from(body, "base64url").toString()) as Flash);
}

/** Where a page leads and what it says there, or what it is made of. */
const toErgebnis = (antwort: unknown) =>
  antwort instanceof Response
    ? {
        status: antwort.status,
        ort: antwort.headers.get("location"),
        text: flashVon(antwort)?.text ?? null,
        tone: flashVon(antwort)?.tone ?? null,
      }
    : (JSON.parse(JSON.stringify(antwort)) as { data: object; init: { status: number } });

/** The pages on which drafts are written and withdrawn, by their addresses. */
const seitenVon = (antragUuid: string) => ({
  nachtrag: (uuid?: string): EntwurfSeite => ({
    route: nachtrag,
    pfad: `/antraege/${antragUuid}/nachtrag${uuid === undefined ? "" : `/${uuid}`}`,
    params: { antragUuid, ...(uuid !== undefined && { uuid }) },
  }),
  widerspruch: (uuid: string): EntwurfSeite => ({
    route: widerspruch,
    pfad: `/antraege/${antragUuid}/widerspruch/${uuid}`,
    params: { antragUuid, uuid },
  }),
  ruecknahme: (uuid: string): EntwurfSeite => ({
    route: ruecknahme,
    pfad: `/antraege/${antragUuid}/widerspruch/${uuid}/zurueckziehen`,
    params: { antragUuid, uuid },
  }),
  rueckzug: (): EntwurfSeite => ({
    route: rueckzug,
    pfad: `/antraege/${antragUuid}/rueckzug`,
    params: { uuid: antragUuid },
  }),
});

const argsFuer = ({ test, wer }: Lage, { pfad, params }: EntwurfSeite, init: RequestInit & { query: string }): Args => {
  const { query, ...rest } = init;
  const cookie = [...wer.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backend = (request: Request) => test.backend.handle(request, { clientIp: "192.0.2.9" });
  return anfrageAn(`${pfad}${query}`, backend, { ...rest, headers: { cookie }, params });
};

/** What a browser without scripts does on these pages, for the person and the Antrag that a test has just now. */
export const entwurfSeiten = (lage: () => Lage) => ({
  seiten: () => seitenVon(lage().antrag.uuid),
  open: async (seite: EntwurfSeite, query = "") =>
    toErgebnis(await answer(seite.route.loader(argsFuer(lage(), seite, { query })))),
  /** Presses a button of the page. */
  press: async (seite: EntwurfSeite, felder: Record<string, string>, query = "") => {
    const offen = await answer(
      nachtrag.loader(argsFuer(lage(), seitenVon(lage().antrag.uuid).nachtrag(), { query: "" })),
    );
    const csrf = /"csrf":"([^"]+)"/.exec(JSON.stringify(offen))?.[1] ?? "";
    const form = formular({ csrf, schluessel: randomUUID(), ...felder });
    return toErgebnis(await answer(seite.route.action(argsFuer(lage(), seite, { ...form, query }))));
  },
  /** A decision that was retrieved, so that it can be objected to. */
  issueBescheid: async (): Promise<void> => {
    const { test, antrag } = lage();
    await insertBescheid(test, antrag.uuid, abgerufen(test));
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
  },
  sign: async (uuid: string): Promise<void> => {
    const { test, wer, antrag } = lage();
    const auftrag = await fetchSchriftsatzTan(test, wer, { antragUuid: antrag.uuid, uuid });
    expect((await wer.post("/v1/unterschriften", auftrag)).status).toBe(200);
  },
});
