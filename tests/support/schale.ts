import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { routeTable, type RouteKey } from "~/routing/routeTable";
import type { RouteEntry } from "~/routing/routeEntry";
import type { NavigationsSchluessel } from "~/domain/benutzer/navigation";

/** Opens the navigation on small screens, where it is behind a button. */
export async function openNavigation(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("banner").locator("summary").first().click();
}

/** Where the pages with an id find a demo Antrag: its name in the list. */
const ENTWURF = "Lagerdiagnose, fertig zum Einreichen";
const EINGEREICHT = "Klebstoffe für den Schienenbau";
const BESCHIEDEN = "Klebstoffe, Bescheid abgerufen";
const NACHGEFORDERT = "Terahertzprüfung im Drucker";
const ZURUECKGEZOGEN = "Terahertzprüfung, zurückgezogen";

/** The id of a demo Antrag by its name in the list. The page must be logged in as its owner. */
export async function findUuid(page: Page, name: string): Promise<string> {
  await page.goto(`/antraege?suche=${encodeURIComponent(name)}`);
  const link = page.getByRole("row", { name }).getByRole("link").first();
  const uuid = /[0-9a-f-]{36}/.exec((await link.getAttribute("href")) ?? "")?.[0];
  if (uuid === undefined) throw new Error(`No Antrag ${name}`);
  return uuid;
}

const nachrichten = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]) });

/** The id of the message of the demo that has an answer with a file. */
async function findNachricht(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/nachrichten?suche=Laufzeit");
  return nachrichten.parse(await antwort.json()).data[0].uuid;
}

const benutzer = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]) });

/**
 * The id of somebody of the company, or of an invitation, by the address. The page must be logged in as an authorised
 * representative.
 */
export async function findBenutzer(page: Page, email: string): Promise<string> {
  const antwort = await page.request.get(`/v1/benutzerverwaltung?suche=${encodeURIComponent(email)}`);
  return benutzer.parse(await antwort.json()).data[0].uuid;
}

const eintraege = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]).rest(z.unknown()) });

/** The id of the latest Wirtschaftsjahr of the company. */
async function findJahr(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/unternehmen/wirtschaftsjahre");
  return eintraege.parse(await antwort.json()).data[0].uuid;
}

/** The id of the first figures of another company. */
async function findKmuZahlen(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/unternehmen/kmu/zahlen");
  return eintraege.parse(await antwort.json()).data[0].uuid;
}

/** The id of the first affiliated company of the company. */
async function findVerbundenes(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/unternehmen/verbundene");
  return eintraege.parse(await antwort.json()).data[0].uuid;
}

const widersprueche = z.object({
  data: z.array(
    z.object({ antragUuid: z.uuid(), widersprueche: z.array(z.object({ uuid: z.uuid(), status: z.string() })) }),
  ),
});

type Widerspruch = { antragUuid: string; uuid: string };

/** An objection of the demo that is a draft, and one that runs. Journeys leave both as they are. */
export async function findWidersprueche(page: Page): Promise<Record<"ENTWURF" | "EINGEREICHT", Widerspruch>> {
  const search = async (name: string, status: string): Promise<Widerspruch> => {
    const antragUuid = await findUuid(page, name);
    const antwort = await page.request.get(`/v1/widersprueche?antragUuid=${antragUuid}`);
    const uuid = widersprueche
      .parse(await antwort.json())
      .data[0]?.widersprueche.find((eintrag) => eintrag.status === status)?.uuid;
    if (uuid === undefined) throw new Error(`No objection of ${name}`);
    return { antragUuid, uuid };
  };
  return {
    ENTWURF: await search(BESCHIEDEN, "ENTWURF"),
    EINGEREICHT: await search("Lagerdiagnose, Widerspruch", "EINGEREICHT"),
  };
}

/** A page of the route table with an address to visit. */
export type Besuch = { pfad: string; zeile: RouteEntry };

/** Pages that a visitor sees without a login; a public page looks the same with one. */
export type Wer = "gast" | "vorTan" | "angemeldet";

function werSieht({ access }: RouteEntry): Wer {
  if (access === "login") return "angemeldet";
  return access === "preTan" ? "vorTan" : "gast";
}

/**
 * Pages that other people or a certain way lead to. tests/a11y visits those of signing in and of identification so; the
 * journeys that come to the others judge them with `checkOpen`. `nezoweiterleitung` shows nothing.
 */
export const NUR_AUF_WEGEN: readonly string[] = [
  "nezostart",
  "nezoweiterleitung",
  "nezosuccess",
  "bestaetigen",
  "setup2FA",
  "loginSystemrollenAuswahl",
  "geparkteEingaben/:uuid",
  "antraege/:uuid/zeilen",
  "antraege/:uuid/tabelle",
  "mitnahme",
  "antraege/:antragUuid/nachforderung/:uuid",
  "wartungsonstiges/mails/:uuid",
  "wartungsonstiges/uebermittlungen/:uuid",
  "wartungsonstiges/uebermittlungen/:uuid/abbrechen",
];

/** Entries of the navigation that only staff have: no owner of the demo sees their pages. */
export const NUR_STAB: readonly (string | undefined)[] = [
  "supportUnternehmen",
  "supportBenutzerverwaltung",
  "adminBenutzerverwaltung",
  "wartungSonstigesView",
  "wartungLogArchivView",
  "systemNachrichtenView",
  "hilfetexteView",
  "faqEditView",
  "lesezugriffeView",
] satisfies NavigationsSchluessel[];

const zeilen = (wer: Wer): readonly RouteEntry[] => {
  const alle: readonly RouteEntry[] = Object.values(routeTable);
  return alle.filter(
    // No V1 form can be opened any more; it is the page of the V2 form with other questions.
    (zeile) =>
      zeile.antrag?.version !== "V1" &&
      zeile.shell !== "ohne" &&
      zeile.path !== "*" &&
      !NUR_AUF_WEGEN.includes(zeile.path) &&
      !NUR_STAB.includes(zeile.nav) &&
      werSieht(zeile) === wer,
  );
};

/** The address of a page with these ids. */
export const adresse = ({ path, token }: RouteEntry, uuid: string | Widerspruch): string =>
  `/${path}`
    .replaceAll(/\/:\w+\?/g, "")
    .replaceAll(/:(antragUuid|uuid)/g, (_, name: "antragUuid" | "uuid") =>
      typeof uuid === "string" ? uuid : uuid[name],
    ) + (token === true ? "?token=unbekannt" : "");

/** The pages for visitors without a login, or between password and TAN. */
export const seitenOhneLogin = (wer: "gast" | "vorTan"): Besuch[] =>
  zeilen(wer).map((zeile) => ({ zeile, pfad: adresse(zeile, "") }));

/** The pages that need a login, with demo data for the ids. The page must be logged in as the owner of the demo. */
export async function seitenMitLogin(page: Page): Promise<Besuch[]> {
  const entwurf = await findUuid(page, ENTWURF);
  const eingereicht = await findUuid(page, EINGEREICHT);
  const beschieden = await findUuid(page, BESCHIEDEN);
  const nachgefordert = await findUuid(page, NACHGEFORDERT);
  const zurueckgezogen = await findUuid(page, ZURUECKGEZOGEN);
  const nachricht = await findNachricht(page);
  const { ENTWURF: entworfen, EINGEREICHT: laufend } = await findWidersprueche(page);
  const kollegin = await findBenutzer(page, "mitarbeit@example.org");
  const verbundenes = await findVerbundenes(page);
  const wirtschaftsjahr = await findJahr(page);
  const kmuZahlen = await findKmuZahlen(page);
  const idFuer = ({ antrag, file, path }: RouteEntry): string | Widerspruch => {
    if (path.includes("widerspruch/")) return path.endsWith(":antragUuid/widerspruch/:uuid") ? entworfen : laufend;
    if (path.startsWith("nachrichten/")) return nachricht;
    if (path.startsWith("benutzerverwaltung/")) return kollegin;
    if (path.startsWith("verbundeneUnternehmen/")) return verbundenes;
    if (path.startsWith("geschaeftsstatistikenFormular/")) return wirtschaftsjahr;
    if (path.startsWith("unternehmen/kmu/zahlenFormular/")) return kmuZahlen;
    if (antrag?.rule === "bescheid") return beschieden;
    if (path.endsWith("/zurueckgezogenerAntrag")) return zurueckgezogen;
    if (path.endsWith("/rueckzug")) return eingereicht;
    if (antrag?.rule === "nachforderung" || antrag?.from === "antragUuid") return nachgefordert;
    return file.includes("eingereichterAntrag") ? eingereicht : entwurf;
  };
  const jahr = {
    zeile: routeTable.unternehmenWirtschaftsjahrFormular,
    pfad: `/geschaeftsstatistikenFormular/${wirtschaftsjahr}`,
  };
  const zahlen = {
    zeile: routeTable.unternehmenKmuZahlenFormular,
    pfad: `/unternehmen/kmu/zahlenFormular/${kmuZahlen}`,
  };
  // A form with an id is another page than the empty one.
  return [...zeilen("angemeldet").map((zeile) => ({ zeile, pfad: adresse(zeile, idFuer(zeile)) })), jahr, zahlen];
}

/** A page by its key, for the ways of their own. */
export const besuchVon = (key: RouteKey): Besuch => ({ pfad: `/${routeTable[key].path}`, zeile: routeTable[key] });

/** Opens a page and proves that it is this one, not another to which its guard has led: by its path and its title. */
export async function openSeite(page: Page, { pfad, zeile }: Besuch): Promise<void> {
  await page.goto(pfad);
  await expectSeite(page, { pfad, zeile });
}

/** What stands in the title of a page in place of the title of its row. */
const EIGENE_TITEL: Readonly<Record<string, string>> = {
  [routeTable.nezosuccess.path]: "Ihr Unternehmen ist identifiziert",
  [routeTable.nezoerror.path]: "Hier gibt es gerade nichts zu melden",
  [routeTable.antragForm.path]: "Vorhaben 1",
  [routeTable.antragFormV2.path]: "Vorhaben 1",
};

const mask = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Proves that the open page is this one. Its title may also say the step and the Antrag. */
export async function expectSeite(page: Page, { pfad, zeile }: Besuch): Promise<void> {
  expect.soft(new URL(page.url()).pathname, pfad).toBe(pfad.replace(/\?.*/, ""));
  await expect
    .soft(page, pfad)
    .toHaveTitle(new RegExp(`(^| – )${mask(EIGENE_TITEL[zeile.path] ?? zeile.title)}( – .*)? – Antragsportal$`));
  await expect(page.getByRole("heading", { level: 1 }), pfad).toHaveCount(1);
}
