import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { entscheidungen } from "../../app/contract/verfahren/fachBescheide";
import { isAntragStatus } from "../../app/domain/antrag/antragStatus";
import { formatDate, parseDate } from "../../app/lib/date";
import { isUuid } from "../../app/lib/uuid";
import { type Ausgang, entscheidungVon } from "../../app/server/fach/fachEntscheidung";
import type { FachKlient } from "../../app/server/fach/fachKlient";
import { showAntrag, showListe } from "./anzeige";

/** The command line is not what the help says. */
export class BedienFehler extends Error {}

type Optionen = Readonly<Record<string, string[]>>;
/** What stands behind the name of a command: its object, if it has one, and its options. */
export type Aufruf = { ziel: string; optionen: Optionen };

type Vorgabe = { name: string; ziel?: string; optionen?: readonly string[]; text: string };
/** A command of the command line. */
export type Befehl = Vorgabe & {
  read(rest: string[]): Aufruf;
  run(klient: FachKlient, aufruf: Aufruf): Promise<string>;
};

function read({ name, ziel, optionen = [] }: Vorgabe, rest: string[]): Aufruf {
  try {
    const options = Object.fromEntries(optionen.map((option) => [option, { type: "string", multiple: true } as const]));
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    const [erstes = ""] = positionals;
    if (positionals.length !== (ziel === undefined ? 0 : 1))
      throw new BedienFehler(`„${name}“ braucht ${ziel ?? "keine weitere Angabe"}.`);
    return {
      ziel: erstes,
      optionen: Object.fromEntries(Object.entries(values).map(([key, wert]) => [key, wert ?? []])),
    };
  } catch (error) {
    throw error instanceof BedienFehler
      ? error
      : new BedienFehler(`Diese Angabe gibt es bei „${name}“ nicht: ${rest.join(" ")}`);
  }
}

const befehl = (vorgabe: Vorgabe, run: Befehl["run"]): Befehl => ({
  ...vorgabe,
  read: (rest) => read(vorgabe, rest),
  run,
});

const eine = ({ optionen }: Aufruf, name: string): string | undefined => optionen[name]?.at(-1);

function noetig(aufruf: Aufruf, name: string): string {
  const wert = eine(aufruf, name);
  if (wert === undefined) throw new BedienFehler(`Bitte geben Sie --${name} an.`);
  return wert;
}

function wahl<T extends string>(aufruf: Aufruf, name: string, moegliche: Readonly<Record<string, T>>): T {
  const wert = moegliche[noetig(aufruf, name).toLowerCase()];
  if (wert === undefined)
    throw new BedienFehler(`--${name} muss eines sein von: ${Object.keys(moegliche).join(", ")}.`);
  return wert;
}

function tag(aufruf: Aufruf, name: string): string | undefined {
  const wert = eine(aufruf, name);
  const gelesen = wert === undefined ? undefined : parseDate(wert);
  if (wert !== undefined && gelesen === undefined) throw new BedienFehler(`--${name} muss ein Tag sein, TT.MM.JJJJ.`);
  return gelesen;
}

/** The id of an Antrag that is named by its number or its id. */
async function antragUuid(klient: FachKlient, ziel: string): Promise<string> {
  if (isUuid(ziel)) return ziel;
  const { data } = await klient.listFachAntraege({ antragsnummer: ziel });
  const [antrag] = data;
  if (antrag === undefined) throw new BedienFehler(`Einen eingereichten Antrag ${String(ziel)} gibt es nicht.`);
  return antrag.uuid;
}

const AUSGANG: Record<string, Ausgang> = { positiv: "POSITIV", negativ: "NEGATIV", gemischt: "GEMISCHT" };
const WIDERSPRUCH = { abhilfe: "ABHILFE", teilabhilfe: "TEILABHILFE", zurueckweisung: "ZURUECKWEISUNG" } as const;

/** The findings that a JSON file holds as the interface wants them. */
function readEntscheidungen(datei: string) {
  const gelesen = entscheidungen.safeParse(JSON.parse(readFileSync(datei, "utf8")));
  if (gelesen.success) return gelesen.data;
  const stellen = gelesen.error.issues.map(({ path }) => path.join(".") || "alles").join(", ");
  throw new BedienFehler(
    `Die Datei ${datei} sagt nicht, wie über die Vorhaben entschieden ist. Bitte prüfen Sie: ${stellen}.`,
  );
}

/** The findings: from a file, otherwise the same result for all Vorhaben. */
async function vorhabenVon(
  klient: FachKlient,
  uuid: string,
  { aufruf, ausgang }: { aufruf: Aufruf; ausgang: Ausgang },
) {
  const datei = eine(aufruf, "datei");
  if (datei !== undefined) return readEntscheidungen(datei);
  return entscheidungVon(await klient.getFachAntrag({ uuid }), ausgang, eine(aufruf, "begruendung"));
}

async function demand(klient: FachKlient, aufruf: Aufruf): Promise<string> {
  const uuid = await antragUuid(klient, aufruf.ziel);
  const texte = aufruf.optionen["frage"] ?? [];
  if (texte.length === 0) throw new BedienFehler("Bitte geben Sie mindestens eine --frage an.");
  const nummer = eine(aufruf, "vorhaben");
  const { eingereicht } = await klient.getFachAntrag({ uuid });
  const vorhaben = nummer === undefined ? undefined : eingereicht.vorhaben[Number(nummer) - 1];
  if (nummer !== undefined && vorhaben === undefined)
    throw new BedienFehler(`Ein Vorhaben Nr. ${nummer} hat der Antrag nicht.`);
  const fragen = texte.map((frage) => ({ frage, vorhabenUuid: vorhaben?.uuid ?? null }));
  const antwort = await klient.requestNachforderung({
    uuid,
    fragen,
    frist: tag(aufruf, "frist"),
    anschreiben: eine(aufruf, "anschreiben") ?? "",
  });
  return `Nachforderung ${String(antwort.nummer)} (${antwort.uuid}), Frist ${formatDate(antwort.frist)}.`;
}

async function liste(klient: FachKlient, aufruf: Aufruf): Promise<string> {
  const status = eine(aufruf, "status")?.toUpperCase();
  if (status !== undefined && !isAntragStatus(status)) throw new BedienFehler(`Diesen Status gibt es nicht.`);
  return showListe(await klient.listFachAntraege({ status, page: Number(eine(aufruf, "seite") ?? 1) - 1 }));
}

const erlassen = ({ uuid, abrufbarBis }: { uuid: string; abrufbarBis: string }): string =>
  `Bescheid ${uuid} liegt bis zum ${formatDate(abrufbarBis)} zum Abruf bereit.`;

/** All commands, in the order of the help. */
export const BEFEHLE: readonly Befehl[] = [
  befehl(
    { name: "liste", optionen: ["status", "seite"], text: "eingereichte Anträge, auf Wunsch eines Status" },
    liste,
  ),
  befehl(
    { name: "zeige", ziel: "<Antrag>", text: "ein Antrag mit Vorhaben, Nachforderungen, Schriftsätzen und Bescheiden" },
    async (klient, { ziel }) => showAntrag(await klient.getFachAntrag({ uuid: await antragUuid(klient, ziel) })),
  ),
  befehl({ name: "sendungen", text: "Übermittlungen, die auf eine Antwort warten" }, async (klient) => {
    const { data } = await klient.listUebermittlungen({ size: 100 });
    return (
      data.map(({ uuid, art, antragsnummer }) => `${uuid}  ${art.padEnd(20)}  ${antragsnummer}`).join("\n") || "Keine."
    );
  }),
  befehl(
    { name: "quittiere", ziel: "<Sendung>", optionen: ["aktenzeichen"], text: "Übermittlung bestätigen" },
    async (klient, aufruf) => {
      await klient.acknowledge({ uuid: aufruf.ziel, aktenzeichen: eine(aufruf, "aktenzeichen") });
      return "Quittiert.";
    },
  ),
  befehl(
    { name: "lehne-ab", ziel: "<Sendung>", optionen: ["grund"], text: "Übermittlung ablehnen" },
    async (klient, aufruf) => {
      await klient.refuse({ uuid: aufruf.ziel, grund: noetig(aufruf, "grund") });
      return "Abgelehnt.";
    },
  ),
  befehl(
    { name: "lege-vor", ziel: "<Sendung>", text: "abgelehnten Schriftsatz wieder vorlegen" },
    async (klient, { ziel }) => {
      await klient.presentAgain({ uuid: ziel });
      return "Liegt wieder vor.";
    },
  ),
  befehl({ name: "pruefe", ziel: "<Antrag>", text: "Prüfung beginnen" }, async (klient, { ziel }) => {
    const { status } = await klient.startPruefung({ uuid: await antragUuid(klient, ziel) });
    return `Status: ${status}`;
  }),
  befehl(
    {
      name: "fordere",
      ziel: "<Antrag>",
      optionen: ["frage", "vorhaben", "frist", "anschreiben"],
      text: "nachfordern; --frage mehrfach, --vorhaben 1",
    },
    demand,
  ),
  befehl(
    { name: "verlaengere", ziel: "<Nachforderung>", text: "beantragte Fristverlängerung gewähren" },
    async (klient, { ziel }) => {
      const { frist } = await klient.decideFristverlaengerung({ uuid: ziel, gewaehrt: true });
      return `Frist: ${formatDate(frist)}`;
    },
  ),
  befehl(
    { name: "verlaengere-nicht", ziel: "<Nachforderung>", text: "beantragte Fristverlängerung ablehnen" },
    async (klient, { ziel }) => {
      const { frist } = await klient.decideFristverlaengerung({ uuid: ziel, gewaehrt: false });
      return `Frist: ${formatDate(frist)}`;
    },
  ),
  befehl(
    { name: "schliesse", ziel: "<Nachforderung>", text: "Nachforderung ohne Antwort schließen" },
    async (klient, { ziel }) => {
      const { status } = await klient.closeNachforderung({ uuid: ziel });
      return `Status: ${status}`;
    },
  ),
  befehl(
    {
      name: "bescheide",
      ziel: "<Antrag>",
      optionen: ["ergebnis", "begruendung", "aktenzeichen", "datei"],
      text: "bescheiden; --ergebnis positiv|negativ|gemischt, oder --datei mit den Feststellungen als JSON",
    },
    async (klient, aufruf) => {
      const ausgang = eine(aufruf, "datei") === undefined ? wahl(aufruf, "ergebnis", AUSGANG) : "POSITIV";
      const uuid = await antragUuid(klient, aufruf.ziel);
      const vorhaben = await vorhabenVon(klient, uuid, { aufruf, ausgang });
      return erlassen(await klient.bescheide({ uuid, vorhaben, aktenzeichen: eine(aufruf, "aktenzeichen") ?? "" }));
    },
  ),
  befehl(
    {
      name: "widerspruch",
      ziel: "<Antrag>",
      optionen: ["ergebnis", "begruendung", "aktenzeichen", "datei"],
      text: "Widerspruch bescheiden; --ergebnis abhilfe|teilabhilfe|zurueckweisung",
    },
    async (klient, aufruf) => {
      const widerspruchErgebnis = wahl(aufruf, "ergebnis", WIDERSPRUCH);
      const ausgang = { ABHILFE: "POSITIV", TEILABHILFE: "GEMISCHT", ZURUECKWEISUNG: "NEGATIV" } as const;
      const uuid = await antragUuid(klient, aufruf.ziel);
      const vorhaben = await vorhabenVon(klient, uuid, { aufruf, ausgang: ausgang[widerspruchErgebnis] });
      const aktenzeichen = eine(aufruf, "aktenzeichen") ?? "";
      return erlassen(await klient.bescheideWiderspruch({ uuid, vorhaben, aktenzeichen, widerspruchErgebnis }));
    },
  ),
  befehl(
    { name: "erledige", ziel: "<Antrag>", optionen: ["grund"], text: "Widerspruch ohne Bescheid erledigen" },
    async (klient, aufruf) => {
      const { status } = await klient.settleWiderspruch({
        uuid: await antragUuid(klient, aufruf.ziel),
        grund: noetig(aufruf, "grund"),
      });
      return `Status: ${status}`;
    },
  ),
  befehl(
    { name: "rueckzug-ablehnen", ziel: "<Antrag>", optionen: ["grund"], text: "Rückzug eines Antrags ablehnen" },
    async (klient, aufruf) => {
      const { status } = await klient.refuseRueckzug({
        uuid: await antragUuid(klient, aufruf.ziel),
        grund: noetig(aufruf, "grund"),
      });
      return `Status: ${status}`;
    },
  ),
  befehl({ name: "aufgaben", text: "was auf die Behörde wartet" }, async (klient) => {
    const { data } = await klient.listAufgaben();
    return (
      data.map(({ art, uuid, antragsnummer }) => `${uuid}  ${art.padEnd(30)}  ${antragsnummer}`).join("\n") || "Nichts."
    );
  }),
  befehl(
    { name: "stelle-bereit", ziel: "<Bescheid>", text: "nicht abgerufenen Bescheid erneut bereitstellen" },
    async (klient, { ziel }) => erlassen({ uuid: ziel, ...(await klient.provideAgain({ uuid: ziel })) }),
  ),
  befehl(
    { name: "post", ziel: "<Bescheid>", optionen: ["am"], text: "Versand mit der Post vermerken" },
    async (klient, aufruf) => {
      const { bekanntgabeAm, widerspruchsfrist } = await klient.recordPost({
        uuid: aufruf.ziel,
        aufgegebenAm: tag(aufruf, "am"),
      });
      return `Bekannt gegeben am ${formatDate(bekanntgabeAm)}, Frist bis ${formatDate(widerspruchsfrist)}.`;
    },
  ),
];

/** The help. */
export function hilfe(): string {
  const zeilen = BEFEHLE.map(({ name, ziel = "", optionen = [], text }) => {
    const aufruf = [name, ziel, ...optionen.map((option) => `[--${option}]`)].filter((teil) => teil !== "").join(" ");
    return `  ${aufruf}\n      ${text}`;
  });
  return [
    "Das Fachverfahren auf der Kommandozeile: npm run fach -- <Befehl>",
    "<Antrag> ist eine Antragsnummer (FZ-2026-000001) oder die Kennung.",
    ...zeilen,
    "FACH_BASIS und FACH_TOKEN nennen Adresse und Token; ohne sie wird das Portal benutzt, das hier läuft (PORT, DATENORDNER).",
    "Ende mit 0: erledigt, 1: vom Portal abgewiesen, 2: falsch bedient, 3: nicht erreichbar.",
  ].join("\n");
}
