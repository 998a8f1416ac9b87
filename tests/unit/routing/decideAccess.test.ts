import { describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "../../../app/domain/antrag/antragStatus";
import { decideAccess, decideEintritt, type Zutritt } from "../../../app/routing/decideAccess";
import type { RouteEntry } from "../../../app/routing/routeEntry";
import { routeTable } from "../../../app/routing/routeTable";
import {
  alleBesucher,
  angemeldet,
  antrag,
  gast,
  mitRolle,
  ohneFaktor,
  ohneRolle,
  ohneUnternehmen,
  person,
  row,
  UUID,
  vorTan,
} from "./besucher";

const weg = "%2Fseite%3Fx%3D1";
const STARTSEITE = `/antraege/${UUID}/startseite`;
const ergebnis = (zutritt: Zutritt) => (zutritt.art === "umleiten" ? `${zutritt.grund} → ${zutritt.to}` : zutritt.art);
const withQuery = (query: string) => ({ ...angemeldet, query: new URLSearchParams(query) });
const einfach = row({});
const wahl = row({ needs: "unternehmen" });
const gewaehlt = row({ needs: "gewaehlt" });
const jeder = row({ access: "public", skipsTwoFactor: true });
const nurGast = row({ access: "guest", skipsTwoFactor: true });
const tanSeite = row({ access: "preTan", skipsTwoFactor: true });
const mitToken = row({ access: "public", skipsTwoFactor: true, token: true });
const siegel = row({ flag: "bsfzSiegel" });
const mitNav = row({ nav: "nachrichten" });
const home = row({ path: "home", nav: "home" });
const mitId = row({ ids: ["uuid"] });
const optional = row({ path: "testseite/:anderes?", ids: ["anderes"] });

describe("Zutritt ohne Antrag (§2 Route guard rules)", () => {
  it.each([
    ["öffentliche Seite für Gast", jeder, gast, "erlaubt"],
    ["öffentliche Seite vor der TAN", jeder, vorTan, "erlaubt"],
    ["öffentliche Seite trotz fehlendem zweiten Faktor", jeder, ohneFaktor, "erlaubt"],
    ["Gastseite für Gast", nurGast, gast, "erlaubt"],
    ["Gastseite vor der TAN: neu beginnen", nurGast, vorTan, "erlaubt"],
    ["Gastseite für Angemeldete", nurGast, angemeldet, "schonAngemeldet → /home"],
    ["geschützte Seite für Gast", einfach, gast, `nichtAngemeldet → /landingpage?redirect=${weg}`],
    ["geschützte Seite vor der TAN", einfach, vorTan, `tanFehlt → /tan?redirect=${weg}`],
    ["geschützte Seite für Angemeldete", einfach, angemeldet, "erlaubt"],
    ["TAN-Seite für Gast", tanSeite, gast, "nichtAngemeldet → /landingpage"],
    [
      "TAN-Seite für Gast behält das Ziel",
      tanSeite,
      { ...gast, query: new URLSearchParams("redirect=/profil") },
      "nichtAngemeldet → /landingpage?redirect=%2Fprofil",
    ],
    ["TAN-Seite vor der TAN", tanSeite, vorTan, "erlaubt"],
    ["zweiter Faktor Pflicht und keiner da", einfach, ohneFaktor, "zweiFaktorFehlt → /setup2FA"],
    ["zweiter Faktor Pflicht, aber ausgenommene Seite", row({ skipsTwoFactor: true }), ohneFaktor, "erlaubt"],
    [
      "zweiter Faktor Pflicht, aber noch nicht angemeldet",
      row({ access: "preTan" }),
      { ...ohneFaktor, state: "PRE_TAN" },
      "erlaubt",
    ],
    ["Token fehlt", mitToken, gast, "tokenFehlt → /home"],
    ["Token leer", mitToken, { ...gast, query: new URLSearchParams("token=") }, "tokenFehlt → /home"],
    ["Token nicht mehr in der Adresse", mitToken, { ...gast, query: new URLSearchParams("maillink=abc") }, "erlaubt"],
    ["Token da", mitToken, { ...gast, query: new URLSearchParams("token=abc") }, "erlaubt"],
    ["Unternehmen fehlt", wahl, ohneUnternehmen, `unternehmenFehlt → /loginUnternehmenAuswahl?redirect=${weg}`],
    [
      "Unternehmen fehlt (gewaehlt)",
      gewaehlt,
      ohneUnternehmen,
      `unternehmenFehlt → /loginUnternehmenAuswahl?redirect=${weg}`,
    ],
    [
      "Unternehmen fehlt jemandem, der nur eines hat",
      wahl,
      { ...ohneUnternehmen, benutzer: { ...person, unternehmenUuid: null, mussUnternehmenAuswaehlen: false } },
      `unternehmenFehlt → /loginUnternehmenAuswahl?redirect=${weg}`,
    ],
    ["Rolle fehlt", gewaehlt, ohneRolle, `rolleFehlt → /loginSystemrollenAuswahl?redirect=${weg}`],
    ["Rolle gewählt", gewaehlt, mitRolle, "erlaubt"],
    ["Rolle gewählt, Seite braucht Unternehmen", wahl, mitRolle, "erlaubt"],
    ["Wahl nicht nötig", einfach, ohneUnternehmen, "erlaubt"],
    ["Navigationsschlüssel da", mitNav, angemeldet, "erlaubt"],
    ["Navigationsschlüssel fehlt", mitNav, { ...angemeldet, navigation: ["home"] }, "navigationFehlt → /home"],
    ["Navigationsschlüssel von /home fehlt: kein Kreis", home, { ...angemeldet, navigation: [] }, "nichtGefunden"],
    ["Siegel-Merkmal fehlt", siegel, angemeldet, "siegelFehlt → /home"],
    [
      "Siegel-Merkmal und deshalb der Schlüssel fehlen",
      row({ nav: "bsfzSiegel", flag: "bsfzSiegel" }),
      angemeldet,
      "siegelFehlt → /home",
    ],
    [
      "Siegel ist nichts für die Rolle",
      row({ nav: "bsfzSiegel", flag: "bsfzSiegel" }),
      mitRolle,
      "navigationFehlt → /home",
    ],
    ["Siegel-Merkmal da", siegel, { ...angemeldet, bsfzSiegel: true }, "erlaubt"],
    ["UUID gültig", mitId, angemeldet, "erlaubt"],
    ["UUID ungültig", mitId, { ...angemeldet, params: { uuid: "abc" } }, "nichtGefunden"],
    ["UUID fehlt", mitId, { ...angemeldet, params: {} }, "nichtGefunden"],
    ["freiwillige UUID fehlt", optional, angemeldet, "erlaubt"],
    ["freiwillige UUID ungültig", optional, { ...angemeldet, params: { anderes: "x" } }, "nichtGefunden"],
    [
      "erst anmelden, dann UUID prüfen",
      mitId,
      { ...gast, params: { uuid: "abc" } },
      `nichtAngemeldet → /landingpage?redirect=${weg}`,
    ],
  ] as const)("%s", (_regel, entry, facts, erwartet) => {
    expect(ergebnis(decideEintritt(entry, facts))).toBe(erwartet);
  });

  it.each([
    ["E-Mail", { mailTFAEnabled: true }],
    ["App", { appTFAEnabled: true }],
  ])("zweiter Faktor per %s genügt", (_art, faktor) => {
    const benutzer = ohneFaktor.benutzer === null ? null : { ...ohneFaktor.benutzer, ...faktor };
    expect(decideEintritt(einfach, { ...ohneFaktor, benutzer })).toEqual({ art: "erlaubt" });
  });
});

const v1 = { ...antrag, version: "V1" } as const;
const formV1 = row({ antrag: { from: "uuid", version: "V1" } });
const formV2 = row({ antrag: { from: "uuid", version: "V2", status: ["IN_BEARBEITUNG"] } });
const jederAntrag = row({ antrag: { from: "uuid" } });
const ansicht = row({ antrag: { from: "uuid", status: ["EINGEREICHT"], isEingereichtAnsicht: true } });
const nachforderung = row({ antrag: { from: "uuid", rule: "nachforderung" } });
const bescheid = row({ antrag: { from: "uuid", rule: "bescheid" } });
const amStichtag = { ...angemeldet, jetzt: new Date("2024-02-29T23:59:59.999+01:00") };
const davor = { ...angemeldet, jetzt: new Date("2024-02-29T23:59:59.998+01:00") };
const danach = { ...angemeldet, jetzt: new Date("2024-03-01T00:00:00.000+01:00") };
const signiert = { ...angemeldet, isNezoAuthenticated: true };
const alt = { bescheidErstelltAm: "2022-02-27" };
const neu = { bescheidErstelltAm: "2022-02-28" };

describe("Zutritt zu einem Antrag (§4 Access by status)", () => {
  it.each([
    ["unbekannter oder fremder Antrag", jederAntrag, angemeldet, null, "nichtGefunden"],
    ["eigener Antrag", jederAntrag, angemeldet, antrag, "erlaubt"],
    ["Seite ohne Antrag", einfach, angemeldet, null, "erlaubt"],
    ["erst anmelden", jederAntrag, gast, antrag, `nichtAngemeldet → /landingpage?redirect=${weg}`],
    ["Status erlaubt", formV2, angemeldet, antrag, "erlaubt"],
    ["Status nicht erlaubt", formV2, angemeldet, { ...antrag, status: "IN_PRUEFUNG" }, `statusFalsch → ${STARTSEITE}`],
    ["V2-Antrag im V1-Formular", formV1, angemeldet, antrag, `versionFalsch → ${STARTSEITE}`],
    ["V1-Antrag im V2-Formular", formV2, angemeldet, v1, `versionFalsch → ${STARTSEITE}`],
    ["vereinfachter V1-Antrag im V2-Formular", formV2, angemeldet, { ...v1, istVereinfachterAntrag: true }, "erlaubt"],
    ["V1 vor dem Ende der Einreichung", formV1, amStichtag, v1, "erlaubt"],
    ["V1 nach dem Ende der Einreichung", formV1, danach, v1, `v1Abgelaufen → ${STARTSEITE}`],
    ["vereinfachter V1-Antrag nach dem Ende", formV1, danach, { ...v1, istVereinfachterAntrag: true }, "erlaubt"],
    ["V1 nach dem Ende über die Eingereicht-Ansicht", ansicht, danach, { ...v1, status: "EINGEREICHT" }, "erlaubt"],
    ["V1 eine Millisekunde vor dem Ende", formV1, davor, v1, "erlaubt"],
    ["V1 vor dem Ende beim Einreichen", routeTable.einreichen, amStichtag, v1, "erlaubt"],
    ["V1 nach dem Ende beim Einreichen", routeTable.einreichen, danach, v1, `v1Abgelaufen → ${STARTSEITE}`],
    ["V1-Entwurf nach dem Ende durchlesen", routeTable.antragLesen, danach, v1, "erlaubt"],
    ["V1-Entwurf nach dem Ende löschen", routeTable.antragLoeschen, danach, v1, "erlaubt"],
    ["V1-Entwurf nach dem Ende: was fehlt noch", routeTable.antragLuecken, danach, v1, `v1Abgelaufen → ${STARTSEITE}`],
    ["V1 nach dem Ende auf der Startseite", jederAntrag, danach, v1, "erlaubt"],
    ["V2 nach dem Ende von V1", formV2, danach, antrag, "erlaubt"],
    ["keine Nachforderung", nachforderung, angemeldet, antrag, "nachforderungFehlt → /home"],
    ["eine Nachforderung", nachforderung, angemeldet, { ...antrag, anzahlNachforderungen: 1 }, "erlaubt"],
    [
      "Nachforderung zu V1 nach dem Ende",
      nachforderung,
      danach,
      { ...v1, status: "IN_PRUEFUNG", anzahlNachforderungen: 1 },
      "erlaubt",
    ],
    ["Bescheid (a): alt, nicht zum Abruf", bescheid, angemeldet, { ...antrag, ...alt }, "erlaubt"],
    [
      "Bescheid (a): alter finaler Bescheid",
      bescheid,
      angemeldet,
      { ...antrag, finalerBescheidErstelltAm: "2022-02-27" },
      "erlaubt",
    ],
    [
      "Bescheid alt, aber zum Abruf ohne Signatur",
      bescheid,
      angemeldet,
      { ...antrag, ...alt, bescheidZumAbruf: true },
      "bescheidGesperrt → /home",
    ],
    ["Bescheid (b): zum Abruf mit Signatur", bescheid, signiert, { ...antrag, bescheidZumAbruf: true }, "erlaubt"],
    ["Bescheid neu, nicht abgeholt", bescheid, signiert, { ...antrag, ...neu }, "bescheidGesperrt → /home"],
    [
      "Bescheid (c): neu und abgeholt",
      bescheid,
      angemeldet,
      { ...antrag, ...neu, bescheidAbholungAm: "2022-03-05" },
      "erlaubt",
    ],
    [
      "Bescheid (d): alt, finaler abgeholt",
      bescheid,
      angemeldet,
      { ...antrag, ...alt, bescheidZumAbruf: true, finalerBescheidAbholungAm: "2022-03-05" },
      "erlaubt",
    ],
    ["kein Bescheid", bescheid, signiert, antrag, "bescheidGesperrt → /home"],
    ["neuer Antrag", formV2, withQuery("isNew=true"), null, "erlaubt"],
    ["neuer Antrag liest keinen fremden", formV2, withQuery(`isNew=true&uuid=${UUID}`), null, "erlaubt"],
    [
      "Übernahme aus einem eingereichten Antrag",
      formV2,
      withQuery("isNew=true&withUebernahme=true"),
      { ...antrag, status: "EINGEREICHT" },
      "erlaubt",
    ],
    [
      "Übernahme aus einem unbekannten Antrag",
      formV2,
      withQuery("isNew=true&withUebernahme=true"),
      null,
      "nichtGefunden",
    ],
    ["isNew=1", formV2, withQuery("isNew=1"), antrag, "nichtGefunden"],
    ["isNew[]=true", formV2, withQuery("isNew[]=true"), antrag, "nichtGefunden"],
    ["withUebernahme kein Wahrheitswert", formV2, withQuery('withUebernahme={"a":1}'), antrag, "nichtGefunden"],
    [
      "uuid nur in der Query",
      row({ path: "formular", antrag: { from: "uuid" } }),
      { ...withQuery(`uuid=${UUID}`), params: {} },
      antrag,
      "erlaubt",
    ],
    [
      "keine uuid",
      row({ path: "formular", antrag: { from: "uuid" } }),
      { ...angemeldet, params: {} },
      antrag,
      "nichtGefunden",
    ],
  ] as const)("%s", (_regel, entry, facts, info, erwartet) => {
    expect(ergebnis(decideAccess(entry, facts, info))).toBe(erwartet);
  });
});

const zeilen: [string, RouteEntry][] = Object.entries(routeTable);
const alleIds = { uuid: UUID, antragUuid: UUID, eingereichterAntragId: UUID };

describe("Jede Zeile der Routentabelle", () => {
  it.each(zeilen)("%s: jeder Besucher bekommt eine Antwort, ohne im Kreis zu laufen", (_key, entry) => {
    for (const facts of Object.values(alleBesucher)) {
      const zutritt = decideEintritt(entry, { ...facts, params: alleIds });
      if (zutritt.art === "umleiten") expect(zutritt.to.split("?")[0]).not.toBe(`/${entry.path}`);
    }
  });

  it.each(zeilen.filter(([, { access }]) => access === "login"))("%s öffnet sich nie ohne Anmeldung", (_key, entry) => {
    for (const facts of [gast, vorTan])
      expect(decideAccess(entry, { ...facts, params: alleIds }, antrag).art).toBe("umleiten");
  });

  it.each(zeilen.filter(([, { needs }]) => needs !== undefined))("%s öffnet sich nie ohne Wahl", (_key, entry) => {
    for (const facts of [ohneUnternehmen, ohneRolle])
      expect(decideAccess(entry, { ...facts, params: alleIds }, antrag).art).toBe("umleiten");
  });

  it.each(zeilen.filter(([, { skipsTwoFactor }]) => !skipsTwoFactor))(
    "%s führt ohne zweiten Faktor zu /setup2FA",
    (_key, entry) => {
      expect(decideEintritt(entry, { ...ohneFaktor, params: alleIds })).toMatchObject({ to: "/setup2FA" });
    },
  );

  it.each(zeilen.filter(([, { antrag: regel }]) => regel !== undefined))(
    "%s öffnet sich genau in den erlaubten Status",
    (_key, entry) => {
      const abgeholt =
        entry.antrag?.rule === "bescheid" ? { bescheidErstelltAm: "2026-01-28", bescheidAbholungAm: "2026-01-30" } : {};
      const gefragt = entry.antrag?.rule === "nachforderung" ? { anzahlNachforderungen: 1 } : {};
      const passend = {
        ...(entry.antrag?.version === "V1" ? { ...v1, istVereinfachterAntrag: true } : antrag),
        ...abgeholt,
        ...gefragt,
      };
      for (const status of antragStatusSchluessel) {
        const zutritt = decideAccess(entry, { ...angemeldet, params: alleIds }, { ...passend, status });
        const isErlaubt = entry.antrag?.status === undefined || entry.antrag.status.includes(status);
        expect(ergebnis(zutritt), status).toBe(isErlaubt ? "erlaubt" : `statusFalsch → ${STARTSEITE}`);
      }
    },
  );

  it.each(zeilen.filter(([, { ids }]) => ids !== undefined))("%s kennt keine ungültige Kennung", (_key, entry) => {
    for (const id of entry.ids ?? []) {
      expect(decideAccess(entry, { ...angemeldet, params: { ...alleIds, [id]: "../x" } }, antrag), id).toEqual({
        art: "nichtGefunden",
      });
    }
  });
});
