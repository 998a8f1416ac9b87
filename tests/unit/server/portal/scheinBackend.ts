import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { FEHLER, type FehlerCode } from "../../../../app/contract/wire/fehlerkatalog";
import type { Sitzung } from "../../../../app/contract/konto/benutzer";
import { readConfig } from "../../../../app/server/settings/config";
import { createLog } from "../../../../app/server/operator/log";
import { fixedClock } from "../../../../app/lib/clock";

export const UUID = "11111111-2222-4333-8444-555555555555";

type Handler = (request: Request) => Response | Promise<Response>;

/** A backend that answers by "METHOD /path" and counts; anything else is 404. */
export function createScheinBackend(antworten: Record<string, Handler>) {
  const rufe: string[] = [];
  const requests: Request[] = [];
  const backendFetch = async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    rufe.push(name);
    requests.push(request.clone());
    const handler = antworten[name];
    return handler === undefined ? fehlerAntwort("NICHT_GEFUNDEN") : handler(request);
  };
  return { backendFetch, requests, zahl: (name: string) => rufe.filter((ruf) => ruf === name).length, rufe };
}

export function fehlerAntwort(code: FehlerCode, abweichung: { subStatus?: string } = {}): Response {
  const { status, subStatus, message } = FEHLER[code];
  const body = {
    code,
    userMessage: message,
    httpStatus: status,
    httpSubStatus: abweichung.subStatus ?? subStatus,
    errors: [],
  };
  return Response.json(body, { status });
}

export const sitzungKeine: Sitzung = {
  state: "KEINE",
  csrf: null,
  endetAm: null,
  endetSpaetestensAm: null,
  tanArt: null,
  tanEmpfaenger: null,
  benutzer: null,
  navigation: [],
  features: { testdatenGenerator: false, bsfzSiegel: false },
  nezo: { isActivated: true, isActivatedForRegistration: true },
  isNezoAuthenticated: false,
  ansicht: null,
  wartung: null,
  isKetteGebrochen: false,
  unreadMessages: 0,
};

export const sitzungAngemeldet: Sitzung = {
  ...sitzungKeine,
  state: "AUTHENTICATED",
  csrf: "token-der-sitzung",
  endetAm: "2026-03-02T10:30:00Z",
  navigation: ["home", "antraege"],
  benutzer: {
    userUuid: UUID,
    userName: "Erika Beispiel",
    titel: "",
    vorname: "Erika",
    nachname: "Beispiel",
    email: "erika@example.org",
    hilfetexteAnzeigen: true,
    tfaPflicht: false,
    systemRolle: "UNTERNEHMENSMITARBEITER",
    systemRollen: ["UNTERNEHMENSMITARBEITER"],
    systemRolleSet: null,
    mussUnternehmenAuswaehlen: true,
    unternehmenUuid: UUID,
    unternehmenName: "Beispiel Maschinenbau GmbH",
    unternehmenRechtsform: "GMBH",
    unternehmenRolle: "BEVOLLMAECHTIGTER",
    angesehen: null,
    darfStammdaten: false,
    isNurAnsicht: false,
    isSingleCompany: true,
    mailTFAEnabled: true,
    appTFAEnabled: false,
    isFinallyAuthenticated: true,
  },
};

export const antragInfo = {
  uuid: UUID,
  status: "IN_BEARBEITUNG",
  version: "V2",
  istVereinfachterAntrag: false,
  anzahlNachforderungen: 0,
  bescheidZumAbruf: false,
  bescheidErstelltAm: null,
  finalerBescheidErstelltAm: null,
  bescheidAbholungAm: null,
  finalerBescheidAbholungAm: null,
};

const config = readConfig({ SECRET_KEY: "x".repeat(32), PUBLIC_URL: "http://localhost:3000" });

/** Loader args of one browser request to the given path. */
export function anfrageAn(
  pfad: string,
  backendFetch: AppLoadContext["backendFetch"],
  { params = {}, ...init }: RequestInit & { params?: Record<string, string> } = {},
): LoaderFunctionArgs {
  if (!config.ok) throw new Error(config.error.join("\n"));
  const context: AppLoadContext = {
    backendFetch,
    backendLesen: null,
    config: config.value,
    log: createLog("silent"),
    requestId: "req-1",
    nonce: "nonce",
    createFinished: (body, init) => new Response(new Uint8Array(body), init),
    clientIp: "192.0.2.1",
    clock: fixedClock("2026-03-02T10:00:00Z"),
    buildId: "b1",
  };
  return { request: new Request(`http://localhost:3000${pfad}`, init), params, context };
}

export const formular = (felder: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(felder),
});

/** What was thrown, as a Response. */
export async function geworfen(arbeit: Promise<unknown>): Promise<Response> {
  const ergebnis: unknown = await arbeit.then(
    () => "nichts geworfen",
    (error: unknown) => error,
  );
  if (ergebnis instanceof Response) return ergebnis;
  throw new Error(`keine Antwort: ${String(ergebnis)}`);
}
