import { SaxesParser } from "saxes";
import { eingabeUngueltig } from "../../ablehnung";

const ablehnen = (text: string) => eingabeUngueltig("datei", text);
const KEIN_XML = "Die Datei ist kein gültiges XML. Bitte laden Sie die Datei noch einmal herunter oder prüfen Sie Ihre Änderungen.";
const FREMD = "Die XML-Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal";

type Element = { name: string; attribute: Readonly<Record<string, string>>; kinder: Element[]; text: string };

const isLeer = (text: string): boolean => text.trim() === "";

/**
 * The elements of an XML file. The parser knows no entities but the five of XML and opens no other file; a document type, which could
 * declare some, ends the reading at once.
 */
function parse(xml: string, maxTiefe: number): Element {
  const parser = new SaxesParser({ xmlns: false });
  const offen: Element[] = [];
  const wurzeln: Element[] = [];
  parser.on("doctype", () => {
    throw ablehnen("XML-Dateien mit DOCTYPE oder eigenen Entitäten werden nicht angenommen.");
  });
  parser.on("error", () => {
    throw ablehnen(KEIN_XML);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (offen.length >= maxTiefe) throw ablehnen("Die Datei ist zu tief verschachtelt. Sie kommt nicht aus dem Antragsportal.");
    const element: Element = { name, attribute: attributes, kinder: [], text: "" };
    (offen.at(-1)?.kinder ?? wurzeln).push(element);
    offen.push(element);
  });
  const nimmText = (text: string): void => {
    const element = offen.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", nimmText);
  parser.on("cdata", nimmText);
  parser.on("closetag", () => void offen.pop());
  parser.write(xml).close();
  const [wurzel] = wurzeln;
  if (wurzel === undefined) throw ablehnen(KEIN_XML);
  return wurzel;
}

const fremd = ({ name }: Element) => ablehnen(`${FREMD} (Element „${name.slice(0, 50)}“).`);

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
  return element.kinder.map((kind) => {
    if (kind.name === "text") return toText(kind);
    if (kind.name !== "zeile") throw fremd(kind);
    return { ...toFelder(kind), uuid: kind.attribute["uuid"] };
  });
}

function toWert(element: Element): unknown {
  switch (element.name) {
    case "leer":
      return null;
    case "ja-nein":
      return element.text === "true" ? true : element.text === "false" ? false : element.text;
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
  const [kind, ...weitere] = element.kinder;
  if (kind === undefined || weitere.length > 0 || !isLeer(element.text)) throw fremd(element);
  return toWert(kind);
}

function toFelder(element: Element): Record<string, unknown> {
  const paare = element.kinder.map((feld): [string, unknown] => {
    if (feld.name !== "feld") throw fremd(feld);
    return [feld.attribute["name"] ?? "", einziger(feld)];
  });
  return Object.fromEntries(paare);
}

function toVorhaben(element: Element): unknown {
  const teile = new Map(element.kinder.map((kind) => [kind.name, kind]));
  const werte = teile.get("werte");
  return { uuid: element.attribute["uuid"], werte: werte === undefined ? undefined : toFelder(werte) };
}

/** An XML file as the object that the JSON file of the same Antrag is. */
export function leseXml(xml: string, maxTiefe: number): unknown {
  const wurzel = parse(xml, maxTiefe);
  if (wurzel.name !== "antrag") throw fremd(wurzel);
  const { format, formatVersion, version } = wurzel.attribute;
  const angaben = wurzel.kinder.filter(({ name }) => name === "bezeichnung" || name === "antragsnummer");
  return {
    format,
    formatVersion,
    version,
    antrag: Object.fromEntries(angaben.map((angabe) => [angabe.name, einziger(angabe)])),
    vorhaben: wurzel.kinder.filter(({ name }) => name === "vorhaben").map(toVorhaben),
  };
}
