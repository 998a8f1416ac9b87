import { BUNDESLAENDER, formatSteuernummer } from "~/domain/unternehmen/bundeslaender";
import { RECHTSFORMEN } from "~/domain/unternehmen/rechtsformen";
import type { NezoUnternehmen } from "../backend/ports/nezoPort";

/** Where the person came from and has to go back to. */
export type NezoAnfrage = { state: string; intent: string; rueckkehr: string };

/** What the person can type about a certificate that is not in the list. */
export type NeuesZertifikat = Record<
  "firma" | "rechtsform" | "strasse" | "hausnummer" | "plz" | "ort" | "bundesland" | "steuernummer" | "finanzamt",
  string
>;

type Seite = {
  anfrage: NezoAnfrage;
  zertifikate: readonly NezoUnternehmen[];
  neu: NeuesZertifikat;
  gewaehlt: string;
  fehler: string | null;
};

/** Text made safe for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function rahmen(titel: string, inhalt: string): string {
  return `<!doctype html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titel} – nezo-Simulator</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="stil.css">
</head>
<body>
<header class="band">nezo-Simulator: nur zum Ausprobieren, ohne echte Zertifikate</header>
<main>
<h1>${titel}</h1>
${inhalt}
</main>
</body>
</html>
`;
}

function versteckt(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function wahl(value: string, titel: string, { zusatz, isGewaehlt }: { zusatz: string; isGewaehlt: boolean }): string {
  const id = `zertifikat-${escapeHtml(value)}`;
  return `<div class="wahl"><input type="radio" name="zertifikat" id="${id}" value="${escapeHtml(value)}"${isGewaehlt ? " checked" : ""} aria-describedby="${id}-zusatz" required>
<div><label for="${id}">${escapeHtml(titel)}</label><span id="${id}-zusatz">${escapeHtml(zusatz)}</span></div></div>`;
}

function textfeld(name: string, label: string, value: string): string {
  return `<div class="feld"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" autocomplete="off"></div>`;
}

function auswahlfeld(
  name: string,
  label: string,
  { value, eintraege }: { value: string; eintraege: readonly { key: string; title: string }[] },
): string {
  const optionen = eintraege.map(
    ({ key, title }) =>
      `<option value="${escapeHtml(key)}"${key === value ? " selected" : ""}>${escapeHtml(title)}</option>`,
  );
  return `<div class="feld"><label for="${name}">${label}</label><select id="${name}" name="${name}">${optionen.join("")}</select></div>`;
}

function neuesZertifikat(neu: NeuesZertifikat): string {
  return `<fieldset><legend>Angaben des neuen Zertifikats</legend>
<p>Diese Angaben gelten nur, wenn Sie oben „Neues Zertifikat“ wählen. Alle Werte sind erfunden und können geändert werden.</p>
<div class="felder">
${textfeld("firma", "Firma", neu.firma)}
${auswahlfeld("rechtsform", "Rechtsform", { value: neu.rechtsform, eintraege: RECHTSFORMEN })}
${textfeld("strasse", "Straße", neu.strasse)}
${textfeld("hausnummer", "Hausnummer", neu.hausnummer)}
${textfeld("plz", "Postleitzahl", neu.plz)}
${textfeld("ort", "Ort", neu.ort)}
${auswahlfeld("bundesland", "Bundesland", { value: neu.bundesland, eintraege: BUNDESLAENDER })}
${textfeld("steuernummer", "Steuernummer", neu.steuernummer)}
${textfeld("finanzamt", "Zuständiges Finanzamt", neu.finanzamt)}
</div></fieldset>`;
}

/** The page on which a certificate is chosen; one form that works without scripts. */
export function renderZertifikatWahl({ anfrage, zertifikate, neu, gewaehlt, fehler }: Seite): string {
  const liste = zertifikate.map((eintrag) =>
    wahl(eintrag.kontoId, eintrag.firma, {
      zusatz: `${eintrag.plz} ${eintrag.ort}, Steuernummer ${formatSteuernummer(eintrag.steuernummer)}`,
      isGewaehlt: gewaehlt === eintrag.kontoId,
    }),
  );
  const inhalt = `<p>Hier melden Sie sich mit dem Organisationszertifikat Ihres Unternehmens an. Danach kehren Sie zum Antragsportal zurück.</p>
${fehler === null ? "" : `<p class="fehler" role="alert">${escapeHtml(fehler)}</p>`}
<form method="post" action="anmelden" novalidate>
${versteckt("state", anfrage.state)}${versteckt("intent", anfrage.intent)}${versteckt("rueckkehr", anfrage.rueckkehr)}
<fieldset><legend>Zertifikat wählen</legend>
${liste.join("\n")}
${wahl("neu", "Neues Zertifikat", { zusatz: "Ein Unternehmen, das im Portal noch nicht bekannt ist", isGewaehlt: gewaehlt === "neu" })}
</fieldset>
${neuesZertifikat(neu)}
<div class="feld"><label for="passwort">Passwort des Zertifikats (wird im Simulator nicht geprüft)</label><input id="passwort" name="passwort" type="password" autocomplete="off"></div>
<p class="knoepfe"><button type="submit" name="aktion" value="anmelden">Anmelden</button>
<button type="submit" name="aktion" value="abbrechen" class="leise">Abbrechen</button></p>
</form>`;
  return rahmen("ELSTER-Zertifikat (Simulator)", inhalt);
}

/** The page for a visit that does not come from the portal. */
export function renderFalscherAufruf(): string {
  return rahmen(
    "Aufruf nicht möglich",
    "<p>Diese Seite kann nur vom Antragsportal aus geöffnet werden. Bitte kehren Sie zum Antragsportal zurück und starten Sie den Vorgang erneut.</p>",
  );
}
