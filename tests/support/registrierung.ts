import type { NezoUnternehmen } from "~/server/backend/ports/nezoPort";
import { expect } from "vitest";
import type { Antwort, Browser, TestBackend } from "./backend";
import { textOf } from "./backend";

/** A company that nobody has registered yet; `nummer` (0–9) makes it differ from others. */
export function neuesUnternehmen(nummer = 0) {
  return {
    firma: `Neue Technik ${String(nummer)} GmbH`,
    rechtsform: "GMBH",
    strasse: "Neuer Weg",
    hausnummer: "5",
    adresszusatz: "",
    plz: "50667",
    ort: "Köln",
    bundesland: "NW",
    land: "DE",
    steuernummer: `215/5678/123${String(nummer)}`,
    finanzamt: "Finanzamt Köln-Mitte",
    wIdNr: "",
    ustIdNr: "",
    registerart: "HRB",
    registernummer: "4711",
    registergericht: "Köln",
    wirtschaftszweig: "28",
    telefon: "+49 221 555",
    email: "info@neu.example.org",
  };
}

/** The certificate of a company. */
export function zertifikatOf(
  daten: Record<string, string>,
  kontoId = `konto-${daten.steuernummer ?? ""}`,
): NezoUnternehmen {
  const text = (name: string) => daten[name] ?? "";
  return {
    firma: text("firma"),
    rechtsform: text("rechtsform"),
    strasse: text("strasse"),
    hausnummer: text("hausnummer"),
    plz: text("plz"),
    ort: text("ort"),
    bundesland: text("bundesland"),
    land: text("land"),
    steuernummer: text("steuernummer"),
    finanzamt: text("finanzamt"),
    registerart: "",
    registernummer: "",
    registergericht: "",
    kontoId,
  };
}

export function neuerBenutzer(email: string) {
  const haken = { nutzungsbedingungen: true, datenschutz: true };
  return { anrede: "Frau", titel: "", vorname: "Nora", nachname: "Neumann", email, ...haken };
}

/** The `state` of an address to which the portal sends the browser. */
export function stateOf(antwort: Antwort): string {
  return textOf(new URL(textOf(antwort.body.weiterleitungUrl)).searchParams.get("state"));
}

/** Leaves to nezo for a registration and comes back with a certificate. */
export async function identify(b: TestBackend, browser: Browser, daten = neuesUnternehmen()): Promise<Antwort> {
  const state = stateOf(await browser.post("/v1/nezo/vorgaenge", { intent: "REGISTRIERUNG" }));
  b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: zertifikatOf(daten) });
  return browser.post("/v1/nezo/abschluss", { state, intent: "REGISTRIERUNG" });
}

/** All steps until the confirmation mail has left. */
export async function register(
  b: TestBackend,
  browser: Browser,
  { email, daten = neuesUnternehmen() }: { email: string; daten?: ReturnType<typeof neuesUnternehmen> },
): Promise<void> {
  expect((await identify(b, browser, daten)).status).toBe(200);
  expect(await browser.put("/v1/registrierung/unternehmen", daten)).toMatchObject({ status: 200 });
  expect(await browser.post("/v1/registrierung/benutzer", neuerBenutzer(email))).toMatchObject({ status: 200 });
}

/** The token in the link of the newest mail to an address. */
export async function tokenAus(b: TestBackend, email: string): Promise<string> {
  const mail = (await b.clearAusgang()).findLast(({ to }) => to === email);
  return textOf(/[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1]);
}

/** The error codes of those answers that are refusals. */
export function codesOf(antworten: readonly Antwort[]): string[] {
  return antworten.filter(({ status }) => status >= 400).map(({ body }) => textOf(body.code));
}
