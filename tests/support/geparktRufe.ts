import { expect } from "vitest";
import { create, vorhabenPfad, type Angelegt } from "./antraege";
import { listOf, textOf, type Browser, type TestBackend } from "./backend";

export const GEPARKT_PFAD = "/v1/geparkteEingaben";

/** The form of a Vorhaben, as the place to which what waits belongs. */
export const ortVon = ({ uuid, vorhabenUuid }: Angelegt) => ({
  antragUuid: uuid,
  vorhabenUuid,
  tab: "0",
  tabelle: null,
  zeile: null,
  neu: false,
});
/** What a browser posts, with secrets among it that must not be kept. */
export const FELDER = new URLSearchParams({
  revision: "1",
  titel: "Zu spät & getippt",
  csrf: "geheim",
  password: "geheim",
  tan: "123456",
}).toString();

type Post = { angelegt: Angelegt; ticket: string; felder?: string; schluessel?: string; wer?: Browser; ort?: object };

/** The calls about what waits for the person of `browser`; without `wer`, a form is posted by nobody in particular. */
export function geparktRufe(lage: () => { test: TestBackend; browser: Browser }) {
  const ticketVon = async (angelegt: Angelegt, wer = lage().browser): Promise<string> =>
    textOf((await wer.get(vorhabenPfad(angelegt))).body.ticket);
  const park = ({
    angelegt,
    ticket,
    felder = FELDER,
    schluessel,
    wer = lage().test.browser(),
    ort = ortVon(angelegt),
  }: Post) => wer.post(GEPARKT_PFAD, { ticket, ort, felder }, schluessel === undefined ? {} : { schluessel });
  const wartende = async (wer = lage().browser) => listOf((await wer.get(GEPARKT_PFAD)).body.data);
  const einzige = async (wer = lage().browser) => {
    const [erste] = await wartende(wer);
    return textOf(erste?.uuid);
  };
  const clear = async () => {
    for (const { uuid } of await wartende())
      expect((await lage().browser.delete(`${GEPARKT_PFAD}/${textOf(uuid)}`)).status).toBe(200);
  };
  const parkNew = async (): Promise<{ angelegt: Angelegt; uuid: string }> => {
    await clear();
    const angelegt = await create(lage().browser, "Geparkt");
    expect((await park({ angelegt, ticket: await ticketVon(angelegt) })).status).toBe(200);
    return { angelegt, uuid: await einzige() };
  };
  return { ticketVon, park, wartende, einzige, clear, parkNew };
}
