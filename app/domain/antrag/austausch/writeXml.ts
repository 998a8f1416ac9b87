import type { Wert, Werte } from "../../../formkit/field";
import { isTextListe, isZeilen } from "../../../formkit/werte";
import type { Unternehmensangaben } from "../../unternehmen/unternehmensangaben";
import type { Austausch, AustauschVorhaben } from "./austausch";

/** Characters that no XML 1.0 file can hold, not even by their number. */
const UNMOEGLICH = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const ERSATZ: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
  "\t": "&#9;",
  "\n": "&#10;",
};

const inText = (text: string): string => text.replace(/[&<>\r]/g, (zeichen) => ERSATZ[zeichen] ?? zeichen);
const inAttribut = (text: string): string => text.replace(/[&<>"\r\t\n]/g, (zeichen) => ERSATZ[zeichen] ?? zeichen);

/** A text; one with characters that XML cannot hold is written as a JSON string in ASCII, so that nothing is lost. */
function text(inhalt: string): string {
  if (!UNMOEGLICH.test(inhalt)) return `<text>${inText(inhalt)}</text>`;
  const ascii = JSON.stringify(inhalt).replace(
    /[^\u0020-\u007E]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<text art="json">${inText(ascii)}</text>`;
}

function wert(inhalt: Wert, tiefe: string): string {
  if (inhalt === null) return "<leer/>";
  if (typeof inhalt === "boolean") return `<ja-nein>${String(inhalt)}</ja-nein>`;
  if (typeof inhalt === "string") return text(inhalt);
  if (inhalt.length > 0 && isZeilen(inhalt)) {
    const zeilen = inhalt.map(
      ({ uuid, ...rest }) =>
        `${tiefe}  <zeile uuid="${inAttribut(uuid)}">\n${felder(rest, `${tiefe}    `)}${tiefe}  </zeile>\n`,
    );
    return `<liste>\n${zeilen.join("")}${tiefe}</liste>`;
  }
  return isTextListe(inhalt) ? `<liste>${inhalt.map(text).join("")}</liste>` : "<liste/>";
}

function felder(werte: Werte, tiefe: string): string {
  return Object.entries(werte)
    .map(([name, inhalt]) => `${tiefe}<feld name="${inAttribut(name)}">${wert(inhalt, tiefe)}</feld>\n`)
    .join("");
}

const angabe = (name: string, inhalt: string | number | null): string =>
  `<${name}>${inhalt === null ? "<leer/>" : text(String(inhalt))}</${name}>`;

function vorhaben({ uuid, vorhabenId, werte, anlagen }: AustauschVorhaben): string {
  const liste = anlagen.map(
    (anlage) =>
      `      <anlage uuid="${inAttribut(anlage.uuid)}" bytes="${String(anlage.bytes)}">${angabe("name", anlage.name)}${angabe("typ", anlage.typ)}${angabe("sha256", anlage.sha256)}</anlage>\n`,
  );
  return [
    `  <vorhaben uuid="${inAttribut(uuid)}">\n    ${angabe("vorhabenId", vorhabenId)}\n    <werte>\n${felder(werte, "      ")}    </werte>\n`,
    `    <anlagen>\n${liste.join("")}    </anlagen>\n  </vorhaben>\n`,
  ].join("");
}

/** A list of answers under one name; left out where there is none. */
function teile(name: string, teil: string, liste: Unternehmensangaben["geschaeftsstatistik"]): string {
  if (liste === undefined) return "";
  const inhalt = liste.map((werte) => `      <${teil}>\n${felder(werte, "        ")}      </${teil}>\n`);
  return `    <${name}>\n${inhalt.join("")}    </${name}>\n`;
}

/** The company with its version as an attribute; left out where there is none. */
function unternehmen(angaben: Unternehmensangaben | null): string {
  if (angaben === null) return "";
  const { version, stammdaten, geschaeftsstatistik, verbundeneUnternehmen, verbundBestaetigung } = angaben;
  const inhalt = [
    felder(stammdaten, "    "),
    teile("verbundeneUnternehmen", "beziehung", verbundeneUnternehmen),
    verbundBestaetigung === undefined
      ? ""
      : `    <verbundBestaetigung>\n${felder(verbundBestaetigung, "      ")}    </verbundBestaetigung>\n`,
    teile("geschaeftsstatistik", "wirtschaftsjahr", geschaeftsstatistik),
  ].join("");
  return `  <unternehmensangaben version="${String(version)}">\n${inhalt}  </unternehmensangaben>\n`;
}

/** The file as XML 1.0. Every text that can be stored can be written; reading it gives the same again. */
export function writeXml(austausch: Austausch): string {
  const { format, formatVersion, version, antrag, unternehmensangaben, vorhaben: alle } = austausch;
  const kopf = [
    angabe("antragsnummer", antrag.antragsnummer),
    angabe("bezeichnung", antrag.bezeichnung),
    angabe("eingereichtAm", antrag.eingereichtAm),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<antrag format="${format}" formatVersion="${formatVersion}" version="${version}">\n`,
    ...kopf.map((zeile) => `  ${zeile}\n`),
    unternehmen(unternehmensangaben),
    ...alle.map(vorhaben),
    "</antrag>\n",
  ].join("");
}
