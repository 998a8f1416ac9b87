import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { beispielZertifikat } from "~/server/embedded/nezoBeispiel";
import { gelungen } from "./anmelden";
import { waitForMail } from "./mailServer";
import { linkAus, type Registrierung } from "./registrieren";

const weiterleitung = z.object({ weiterleitungUrl: z.string() });
const bestaetigt = z.object({ passwortToken: z.string() });

const tokenAus = (link: string): string => new URL(link).searchParams.get("token") ?? "";

/** Chooses a new certificate at the simulator of the identification service, and tells the portal. */
async function identify(request: APIRequestContext, zertifikat: Record<string, string>): Promise<void> {
  const begonnen = await gelungen(await request.post("/v1/nezo/vorgaenge", { data: { intent: "REGISTRIERUNG" } }));
  const url = new URL(weiterleitung.parse(begonnen).weiterleitungUrl);
  const vorgang = Object.fromEntries(url.searchParams);
  const form = { ...vorgang, ...zertifikat, zertifikat: "neu" };
  const headers = { origin: url.origin };
  const zurueck = await request.post(url.origin + url.pathname, { form, headers, maxRedirects: 0 });
  if (zurueck.status() !== 303) throw new Error(`The simulator answered ${String(zurueck.status())}`);
  const data = { state: vorgang.state ?? "", intent: "REGISTRIERUNG" };
  await gelungen(await request.post("/v1/nezo/abschluss", { data }));
}

/**
 * Registers a company and a person as `register` does on the pages, by the calls of the backend. The person is not
 * logged in afterwards.
 */
export async function registerWithoutSeiten(
  request: APIRequestContext,
  mailFolder: string,
  { firma, vorname, nachname, email, passwort }: Registrierung,
): Promise<void> {
  const zertifikat = { ...beispielZertifikat(Math.floor(Math.random() * 10_000_000)), firma };
  await identify(request, zertifikat);
  const unternehmen = {
    ...zertifikat,
    land: "DE",
    adresszusatz: "",
    wIdNr: "",
    ustIdNr: "",
    registerart: "HRB",
    registernummer: "4711",
    registergericht: "Köln",
    wirtschaftszweig: "03",
    telefon: "+49 221 5550100",
    email: `firma-${email}`,
  };
  await gelungen(await request.put("/v1/registrierung/unternehmen", { data: unternehmen }));
  const person = { anrede: "", titel: "", vorname, nachname, email, nutzungsbedingungen: true, datenschutz: true };
  await gelungen(await request.post("/v1/registrierung/benutzer", { data: person }));
  const { text } = await waitForMail(mailFolder, {
    to: email,
    subject: /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
  });
  const token = tokenAus(linkAus(text));
  const antwort = await gelungen(await request.post("/v1/registrierung/emailbestaetigen", { data: { token } }));
  const { passwortToken } = bestaetigt.parse(antwort);
  await gelungen(await request.post("/v1/registrierung/passwort", { data: { token: passwortToken, passwort } }));
}

const einladung = z.object({ vorname: z.string(), nachname: z.string() });

/** Accepts the invitation of the newest mail with a new account, as its page does. */
export async function acceptWithoutSeiten(
  request: APIRequestContext,
  mailFolder: string,
  { email, passwort }: { email: string; passwort: string },
): Promise<void> {
  const { text } = await waitForMail(mailFolder, { to: email, subject: /^Einladung in das Antragsportal$/ });
  const token = tokenAus(linkAus(text));
  const geprueft = await gelungen(await request.post("/v1/unternehmensverknuepfung/pruefen", { data: { token } }));
  const { vorname, nachname } = einladung.parse(geprueft);
  const data = { token, vorname, nachname, passwort, zustimmung: true };
  await gelungen(await request.post("/v1/unternehmensverknuepfung", { data }));
}
