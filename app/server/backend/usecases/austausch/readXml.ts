import { SaxesParser } from "saxes";
import { cutText } from "~/lib/text";
import { eingabeUngueltig } from "../../ablehnung";
import { doppelt } from "./doppelt";

const ablehnen = (text: string) => eingabeUngueltig("datei", text);
const KEIN_XML =
  "Die Datei ist kein gültiges XML. Bitte laden Sie die Datei noch einmal herunter oder prüfen Sie Ihre Änderungen.";
const FREMD = "Die XML-Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal";

/** `zeile` is the line of the file in which it begins. */
type Element = {
  name: string;
  attribute: Readonly<Record<string, string>>;
  kinder: Element[];
  text: string;
  zeile: number;
};

/** How deep and how many elements and attributes may be, and what is said about too many. */
type Grenzen = { maxTiefe: number; maxTeile: number; zuViele: string };

const isLeer = (text: string): boolean => text.trim() === "";

/**
 * The elements of an XML file. The parser knows no entities but the five of XML and opens no other file; a document
 * type, which could declare some, ends the reading at once.
 */
function parse(xml: string, { maxTiefe, maxTeile, zuViele }: Grenzen): Element {
  const parser = new SaxesParser({ xmlns: false });
  const offen: Element[] = [];
  const wurzeln: Element[] = [];
  parser.on("doctype", () => {
    throw ablehnen(
      "XML-Dateien mit DOCTYPE oder eigenen Entitäten werden nicht angenommen. Bitte entfernen Sie beides aus der Datei.",
    );
  });
  parser.on("error", () => {
    throw ablehnen(KEIN_XML);
  });
  let teile = 0;
  parser.on("attribute", () => {
    if ((teile += 1) > maxTeile) throw ablehnen(zuViele);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if ((teile += 1) > maxTeile) throw ablehnen(zuViele);
    if (offen.length >= maxTiefe)
      throw ablehnen(
        "Die Datei ist zu tief verschachtelt. Sie kommt nicht aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
      );
    const element: Element = { name, attribute: attributes, kinder: [], text: "", zeile: parser.line };
    (offen.at(-1)?.kinder ?? wurzeln).push(element);
    offen.push(element);
  });
  const takeText = (text: string): void => {
    const element = offen.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  parser.on("closetag", () => void offen.pop());
  parser.write(xml).close();
  const [wurzel] = wurzeln;
  if (wurzel === undefined) throw ablehnen(KEIN_XML);
  return wurzel;
}

const fremd = ({ name }: Element) =>
  ablehnen(
    `${FREMD} (Element „${cutText(name, 50).text}“). Bitte exportieren Sie die Datei im Antragsportal noch einmal.`,
  );

/** The elements in an element that has nothing else: a text beside them belongs to no answer. */
function kinderVon(element: Element): readonly Element[] {
  if (!isLeer(element.text)) throw fremd(element);
  return element.kinder;
}

/** The text in an element that has no others in it. */
function reinerText(element: Element): string {
  if (element.kinder.length > 0) throw fremd(element);
  return element.text;
}

/** The elements by name, of those that may stand here and once each. */
function teileVon(elemente: readonly Element[], namen: readonly string[]): ReadonlyMap<string, Element> {
  const teile = new Map<string, Element>();
  for (const element of elemente) {
    if (!namen.includes(element.name)) throw fremd(element);
    if (teile.has(element.name)) throw doppelt(element.name, element.zeile);
    teile.set(element.name, element);
  }
  return teile;
}

function toText(element: Element): string {
  if (element.name !== "text" || element.kinder.length > 0) throw fremd(element);
  if (element.attribute["art"] !== "json") return element.text;
  try {
    const text: unknown = JSON.parse(element.text);
    if (typeof text === "string") return text;
  } catch {
    // The message is the same as for another shape.
  }
  throw fremd(element);
}

function toListe(element: Element): unknown[] {
  return kinderVon(element).map((kind) => {
    if (kind.name === "text") return toText(kind);
    if (kind.name !== "zeile") throw fremd(kind);
    return { ...toFelder(kind, ["uuid"]), uuid: kind.attribute["uuid"] };
  });
}

const JA_NEIN: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);

function toWert(element: Element): unknown {
  switch (element.name) {
    case "leer":
      if (!isLeer(reinerText(element))) throw fremd(element);
      return null;
    case "ja-nein":
      return JA_NEIN.get(reinerText(element)) ?? element.text;
    case "text":
      return toText(element);
    case "liste":
      return toListe(element);
    default:
      throw fremd(element);
  }
}

/** The single value in an element. */
function einziger(element: Element): unknown {
  const [kind, ...weitere] = kinderVon(element);
  if (kind === undefined || weitere.length > 0) throw fremd(element);
  return toWert(kind);
}

/** The answers in an element; `vergeben` are names that it has as attributes. */
const toFelder = (element: Element, vergeben: readonly string[] = []): Record<string, unknown> =>
  toAntworten(kinderVon(element), vergeben);

function toAntworten(kinder: readonly Element[], vergeben: readonly string[] = []): Record<string, unknown> {
  const namen = new Set(vergeben);
  const paare = kinder.map((feld): [string, unknown] => {
    if (feld.name !== "feld") throw fremd(feld);
    const name = feld.attribute["name"] ?? "";
    if (namen.has(name)) throw doppelt(name, feld.zeile);
    namen.add(name);
    return [name, einziger(feld)];
  });
  return Object.fromEntries(paare);
}

function toVorhaben(element: Element): unknown {
  const werte = teileVon(kinderVon(element), ["vorhabenId", "werte", "anlagen"]).get("werte");
  return { uuid: element.attribute["uuid"], werte: werte === undefined ? undefined : toFelder(werte) };
}

/** The company; its version as the number that it is in JSON. */
function toUnternehmen(element: Element): unknown {
  const kinder = kinderVon(element);
  const [bestaetigung, zweite] = kinder.filter(({ name }) => name === BESTAETIGUNG);
  if (zweite !== undefined) throw fremd(zweite);
  const listen = Object.entries(LISTEN).flatMap(([name, teil]) => {
    const [liste, ...weitere] = kinder.filter((kind) => kind.name === name);
    if (weitere[0] !== undefined) throw fremd(weitere[0]);
    return liste === undefined ? [] : [[name, kinderVon(liste).map((kind) => toTeil(kind, teil))] as const];
  });
  return {
    version: Number(element.attribute["version"]),
    stammdaten: toAntworten(kinder.filter(({ name }) => !Object.hasOwn(LISTEN, name) && name !== BESTAETIGUNG)),
    ...Object.fromEntries(listen),
    ...(bestaetigung && { [BESTAETIGUNG]: toFelder(bestaetigung) }),
  };
}

/** The lists that a company tells beside its answers, and what each of their parts is called. */
const LISTEN = { verbundeneUnternehmen: "beziehung", geschaeftsstatistik: "wirtschaftsjahr" } as const;

/** Who has confirmed the list of affiliated companies. */
const BESTAETIGUNG = "verbundBestaetigung";

function toTeil(element: Element, name: string): unknown {
  if (element.name !== name) throw fremd(element);
  return toFelder(element);
}

/** An XML file as the object that the JSON file of the same Antrag is. */
export function readXml(xml: string, grenzen: Grenzen): unknown {
  const wurzel = parse(xml, grenzen);
  if (wurzel.name !== "antrag") throw fremd(wurzel);
  const { format, formatVersion, version } = wurzel.attribute;
  const kinder = kinderVon(wurzel);
  const kopf = teileVon(
    kinder.filter(({ name }) => name !== "vorhaben"),
    ["antragsnummer", "bezeichnung", "eingereichtAm", "unternehmensangaben"],
  );
  const unternehmen = kopf.get("unternehmensangaben");
  const angaben = [...kopf].filter(([name]) => name !== "unternehmensangaben");
  return {
    format,
    formatVersion,
    version,
    antrag: Object.fromEntries(angaben.map(([name, angabe]) => [name, einziger(angabe)])),
    ...(unternehmen && { unternehmensangaben: toUnternehmen(unternehmen) }),
    vorhaben: kinder.filter(({ name }) => name === "vorhaben").map(toVorhaben),
  };
}
