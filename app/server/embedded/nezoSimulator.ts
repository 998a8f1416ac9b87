import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { NezoErgebnis, NezoPort, NezoUnternehmen } from "../backend/ports/nezoPort";
import { beispielZertifikat, readZertifikat } from "./nezoBeispiel";
import {
  renderFalscherAufruf,
  renderZertifikatWahl,
  type NeuesZertifikat,
  type NezoAnfrage,
} from "./nezoSimulatorSeite";
import { NEZO_SIMULATOR_STIL } from "./nezoSimulatorStil";

const PFAD = "/nezo-simulator";
const ERGEBNISSE_MAX = 1000;

type Umgebung = {
  /** Origin of the portal; the simulator returns nowhere else. */
  publicUrl: string;
  /** What a backend in another process must show to read an outcome. */
  clientToken: string;
  /** The certificates to choose from. */
  unternehmen: () => Promise<NezoUnternehmen[]>;
  /** Where browsers reach the simulator; below `publicUrl` when not given. */
  adresse?: string;
};

/**
 * Plays the identification service: choose a certificate, cancel, or come as another company. Outcomes live in this
 * process only.
 */
export function createNezoSimulator(umgebung: Umgebung): {
  handle: (request: Request) => Promise<Response>;
  port: NezoPort;
} {
  const ergebnisse = new Map<string, NezoErgebnis>();
  const remember = (state: string, ergebnis: NezoErgebnis): void => {
    const aeltester = ergebnisse.keys().next();
    if (ergebnisse.size >= ERGEBNISSE_MAX && aeltester.done !== true) ergebnisse.delete(aeltester.value);
    ergebnisse.set(state, ergebnis);
  };
  const adresse = umgebung.adresse ?? `${umgebung.publicUrl}${PFAD}`;
  const port: NezoPort = {
    anmeldeUrl: (vorgang) => `${adresse}/anmelden?${new URLSearchParams(vorgang).toString()}`,
    ergebnis: (state) => Promise.resolve(ergebnisse.get(state) ?? { status: "OFFEN" }),
  };
  const handle = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const ruf = `${request.method} ${pathname}`;
    if (ruf === `GET ${PFAD}/stil.css`)
      return new Response(NEZO_SIMULATOR_STIL, { headers: { "content-type": "text/css; charset=utf-8" } });
    if (ruf === `GET ${PFAD}/ergebnis`) {
      if (!hasToken(request, umgebung.clientToken)) return new Response(null, { status: 403 });
      return Response.json(await port.ergebnis(searchParams.get("state") ?? ""), {
        headers: { "cache-control": "no-store" },
      });
    }
    if (ruf === `GET ${PFAD}/anmelden`) return showWahl(umgebung, searchParams);
    if (ruf === `POST ${PFAD}/anmelden`) return accept(umgebung, new URLSearchParams(await request.text()), remember);
    return seite(umgebung, renderFalscherAufruf(), 404);
  };
  return { handle, port };
}

function hasToken(request: Request, token: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return token !== "" && timingSafeEqual(hash(request.headers.get("authorization") ?? ""), hash(`Bearer ${token}`));
}

function seite({ publicUrl }: Umgebung, html: string, status: number): Response {
  const csp = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": csp,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}

/**
 * The request of the portal; null when a part is missing or the way back leads elsewhere than to the portal's return
 * page.
 */
function readAnfrage(parameter: URLSearchParams, publicUrl: string): NezoAnfrage | null {
  const [state, intent, rueckkehr] = ["state", "intent", "rueckkehr"].map((name) => parameter.get(name) ?? "");
  if (!state || !intent || rueckkehr !== `${publicUrl}/nezoweiterleitung`) return null;
  return { state, intent, rueckkehr };
}

async function showWahl(umgebung: Umgebung, parameter: URLSearchParams): Promise<Response> {
  const anfrage = readAnfrage(parameter, umgebung.publicUrl);
  if (anfrage === null) return seite(umgebung, renderFalscherAufruf(), 400);
  const zertifikate = await umgebung.unternehmen();
  const gewaehlt = anfrage.intent === "REGISTRIERUNG" ? "neu" : "";
  const neu = beispielZertifikat(randomInt(10_000_000));
  return seite(umgebung, renderZertifikatWahl({ anfrage, zertifikate, neu, gewaehlt, fehler: null }), 200);
}

async function accept(
  umgebung: Umgebung,
  eingabe: URLSearchParams,
  remember: (state: string, ergebnis: NezoErgebnis) => void,
): Promise<Response> {
  const anfrage = readAnfrage(eingabe, umgebung.publicUrl);
  if (anfrage === null) return seite(umgebung, renderFalscherAufruf(), 400);
  if (eingabe.get("aktion") === "abbrechen") {
    remember(anfrage.state, { status: "ABBRUCH" });
    return zurueck(anfrage);
  }
  const zertifikate = await umgebung.unternehmen();
  const gewaehlt = eingabe.get("zertifikat") ?? "";
  const neu = neuesZertifikat(eingabe);
  const gelesen = gewaehlt === "neu" ? readZertifikat(neu) : null;
  const unternehmen = gelesen?.ok ? gelesen.value : zertifikate.find(({ kontoId }) => kontoId === gewaehlt);
  if (unternehmen === undefined) {
    const fehler = gelesen !== null && !gelesen.ok ? gelesen.error : "Bitte wählen Sie ein Zertifikat aus.";
    return seite(umgebung, renderZertifikatWahl({ anfrage, zertifikate, neu, gewaehlt, fehler }), 422);
  }
  remember(anfrage.state, { status: "ERFOLG", unternehmen });
  return zurueck(anfrage);
}

function neuesZertifikat(eingabe: URLSearchParams): NeuesZertifikat {
  const text = (name: string): string => eingabe.get(name) ?? "";
  return {
    firma: text("firma"),
    rechtsform: text("rechtsform"),
    strasse: text("strasse"),
    hausnummer: text("hausnummer"),
    plz: text("plz"),
    ort: text("ort"),
    bundesland: text("bundesland"),
    steuernummer: text("steuernummer"),
    finanzamt: text("finanzamt"),
  };
}

function zurueck({ rueckkehr, state, intent }: NezoAnfrage): Response {
  const parameter = new URLSearchParams({ state, intent });
  return new Response(null, {
    status: 303,
    headers: { location: `${rueckkehr}?${parameter.toString()}`, "cache-control": "no-store" },
  });
}
