import { describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "../../../../app/domain/antrag/antragStatus";
import { decideAntrag, listAusgangsstatus, listBefehle } from "../../../../app/domain/antrag/lebenszyklus";
import { AKTEURE } from "../../../../app/domain/antrag/akteur";
import { BEFEHLE } from "../../../../app/domain/antrag/lebenszyklusTabelle";
import type { Umstaende } from "../../../../app/domain/antrag/lebenszyklusVoraussetzungen";

const allesErfuellt: Umstaende = {
  istEigenerEntwurf: true,
  istVollstaendig: true,
  erklaerungenAbgegeben: true,
  istSigniert: true,
  alleNachforderungenBeantwortet: true,
  bescheidZumAbruf: true,
  abrufzeitAbgelaufen: true,
  statusVorRueckzug: "IN_PRUEFUNG",
  bekanntgegeben: true,
  widerspruchsfristLaeuft: true,
  istArchivreif: true,
};

const B = "BEVOLLMAECHTIGTER";
const M = "MITARBEITER";
const A = "ADMINISTRATOR";

/** domain.md 4.4, line by line: command, from, to, actors. */
const erlaubt: readonly (readonly [string, string | null, string, readonly string[]])[] = [
  ["anlegen", null, "IN_BEARBEITUNG", [B, M]],
  ["loeschen", "IN_BEARBEITUNG", "GELOESCHT", [B, M, A]],
  ["einreichen", "IN_BEARBEITUNG", "WIRD_UEBERMITTELT", [B]],
  ["quittieren", "WIRD_UEBERMITTELT", "EINGEREICHT", ["FACH", "SYSTEM"]],
  ["uebermittlungAblehnen", "WIRD_UEBERMITTELT", "IN_BEARBEITUNG", [A, "FACH", "SYSTEM"]],
  ["pruefungBeginnen", "EINGEREICHT", "IN_PRUEFUNG", ["FACH"]],
  ["nachfordern", "EINGEREICHT", "UNTERLAGEN_NACHGEFORDERT", ["FACH"]],
  ["nachfordern", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", ["FACH"]],
  ["nachfordern", "UNTERLAGEN_NACHGEFORDERT", "UNTERLAGEN_NACHGEFORDERT", ["FACH"]],
  ["nachfordern", "WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_EINGEREICHT", ["FACH"]],
  ["nachforderungenErledigen", "UNTERLAGEN_NACHGEFORDERT", "IN_PRUEFUNG", [B, "SYSTEM"]],
  ["bescheiden", "IN_PRUEFUNG", "BESCHEID_LIEGT_VOR", ["FACH"]],
  ["bescheidAbrufen", "BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR", [B]],
  ["abrufBeenden", "BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR", ["SYSTEM"]],
  ["abrufBeenden", "WS_BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR", ["SYSTEM"]],
  ["zurueckziehen", "EINGEREICHT", "RUECKZUG_WIRD_UEBERMITTELT", [B]],
  ["zurueckziehen", "IN_PRUEFUNG", "RUECKZUG_WIRD_UEBERMITTELT", [B]],
  ["zurueckziehen", "UNTERLAGEN_NACHGEFORDERT", "RUECKZUG_WIRD_UEBERMITTELT", [B]],
  ["rueckzugQuittieren", "RUECKZUG_WIRD_UEBERMITTELT", "ZURUECKGEZOGEN", ["FACH", "SYSTEM"]],
  ["rueckzugAblehnen", "RUECKZUG_WIRD_UEBERMITTELT", "IN_PRUEFUNG", ["FACH", "SYSTEM"]],
  ["widersprechen", "BESCHEID_LIEGT_VOR", "WIDERSPRUCH_EINGEREICHT", [B]],
  ["widerspruchZurueckziehen", "WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_ZURUECKGEZOGEN", [B]],
  ["widerspruchBescheiden", "WIDERSPRUCH_EINGEREICHT", "WS_BESCHEID_LIEGT_VOR", ["FACH"]],
  ["bescheidAbrufen", "WS_BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR", [B]],
  ["widerspruchErledigen", "WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_GESCHLOSSEN", ["FACH"]],
  ["widerspruchErneuern", "WIDERSPRUCH_ZURUECKGEZOGEN", "WIDERSPRUCH_EINGEREICHT", [B]],
  ["archivieren", "BESCHEID_LIEGT_VOR", "GESCHLOSSEN", [A, "SYSTEM"]],
  ["archivieren", "WS_BESCHEID_LIEGT_VOR", "GESCHLOSSEN", [A, "SYSTEM"]],
  ["archivieren", "WIDERSPRUCH_ZURUECKGEZOGEN", "GESCHLOSSEN", [A, "SYSTEM"]],
  ["archivieren", "WIDERSPRUCH_GESCHLOSSEN", "GESCHLOSSEN", [A, "SYSTEM"]],
  ["archivieren", "ZURUECKGEZOGEN", "GESCHLOSSEN", [A, "SYSTEM"]],
];

const alleStatus = [null, ...antragStatusSchluessel];

describe("Lebenszyklus eines Antrags (domain.md 4.4)", () => {
  it("kennt 20 Befehle und 5 Akteure", () => {
    expect(BEFEHLE).toHaveLength(20);
    expect(AKTEURE).toHaveLength(5);
  });

  it.each(alleStatus)("erlaubt im Status %s genau das, was die Tabelle sagt", (status) => {
    for (const befehl of BEFEHLE) {
      for (const akteur of AKTEURE) {
        const zeile = erlaubt.find(([name, von]) => name === befehl && von === status);
        const ergebnis = decideAntrag(status, befehl, { akteur, umstaende: allesErfuellt });
        const gelesen = ergebnis.ok ? ergebnis.value.nach : ergebnis.error.code;
        const erwartet = !zeile ? "STATUS_NICHT_ERLAUBT" : zeile[3].includes(akteur) ? zeile[2] : "ROLLE_NICHT_ERLAUBT";
        expect({ status, befehl, akteur, gelesen }).toEqual({ status, befehl, akteur, gelesen: erwartet });
      }
    }
  });

  it.each([
    ["einreichen", "IN_BEARBEITUNG", B, {}, ["vollstaendig", "erklaerungen", "signatur"]],
    ["einreichen", "IN_BEARBEITUNG", B, { istVollstaendig: true, erklaerungenAbgegeben: true }, ["signatur"]],
    ["loeschen", "IN_BEARBEITUNG", M, {}, ["eigenerEntwurf"]],
    ["anlegen", null, B, { istErgaenzungsantrag: true }, ["positiverBescheid"]],
    [
      "nachforderungenErledigen",
      "UNTERLAGEN_NACHGEFORDERT",
      B,
      { letzteFristAbgelaufen: true },
      ["nachforderungenErledigt"],
    ],
    ["bescheidAbrufen", "BESCHEID_LIEGT_VOR", B, { istSigniert: true }, ["bescheidZumAbruf"]],
    ["bescheidAbrufen", "BESCHEID_LIEGT_VOR", B, {}, ["bescheidZumAbruf", "signatur"]],
    ["bescheidAbrufen", "WS_BESCHEID_LIEGT_VOR", B, {}, ["bescheidZumAbruf", "signatur"]],
    ["abrufBeenden", "BESCHEID_LIEGT_VOR", "SYSTEM", {}, ["bescheidZumAbruf", "abrufzeitAbgelaufen"]],
    ["abrufBeenden", "BESCHEID_LIEGT_VOR", "SYSTEM", { bescheidZumAbruf: true }, ["abrufzeitAbgelaufen"]],
    ["zurueckziehen", "EINGEREICHT", B, {}, ["signatur"]],
    ["rueckzugAblehnen", "RUECKZUG_WIRD_UEBERMITTELT", "FACH", {}, ["statusVorRueckzug"]],
    [
      "rueckzugAblehnen",
      "RUECKZUG_WIRD_UEBERMITTELT",
      "FACH",
      { statusVorRueckzug: "GELOESCHT" },
      ["statusVorRueckzug"],
    ],
    ["widersprechen", "BESCHEID_LIEGT_VOR", B, { istSigniert: true, bekanntgegeben: true }, ["fristOderBegruendung"]],
    ["widersprechen", "BESCHEID_LIEGT_VOR", B, { istSigniert: true, widerspruchsfristLaeuft: true }, ["bekanntgabe"]],
    ["widersprechen", "BESCHEID_LIEGT_VOR", B, {}, ["bekanntgabe", "fristOderBegruendung", "signatur"]],
    ["widerspruchZurueckziehen", "WIDERSPRUCH_EINGEREICHT", B, {}, ["signatur"]],
    ["widerspruchErneuern", "WIDERSPRUCH_ZURUECKGEZOGEN", B, {}, ["fristLaeuft", "signatur"]],
    [
      "widerspruchErneuern",
      "WIDERSPRUCH_ZURUECKGEZOGEN",
      B,
      { istSigniert: true, verspaetungBegruendet: true },
      ["fristLaeuft"],
    ],
    ["archivieren", "ZURUECKGEZOGEN", "SYSTEM", {}, ["archivreif"]],
  ] as const)("%s in %s durch %s bei %j: es fehlt %j", (befehl, status, akteur, umstaende, fehlend) => {
    const ergebnis = decideAntrag(status, befehl, { akteur, umstaende });
    expect(ergebnis).toMatchObject({ ok: false, error: { code: "VORAUSSETZUNG_FEHLT", fehlend } });
  });

  it.each([
    ["loeschen", "IN_BEARBEITUNG", B, {}, "GELOESCHT"],
    ["loeschen", "IN_BEARBEITUNG", M, { istEigenerEntwurf: true }, "GELOESCHT"],
    ["anlegen", null, B, { istErgaenzungsantrag: true, hatPositivenBescheid: true }, "IN_BEARBEITUNG"],
    ["anlegen", null, M, {}, "IN_BEARBEITUNG"],
    ["nachforderungenErledigen", "UNTERLAGEN_NACHGEFORDERT", "SYSTEM", { letzteFristAbgelaufen: true }, "IN_PRUEFUNG"],
    [
      "widersprechen",
      "BESCHEID_LIEGT_VOR",
      B,
      { istSigniert: true, bekanntgegeben: true, verspaetungBegruendet: true },
      "WIDERSPRUCH_EINGEREICHT",
    ],
    ["rueckzugAblehnen", "RUECKZUG_WIRD_UEBERMITTELT", "SYSTEM", { statusVorRueckzug: "EINGEREICHT" }, "EINGEREICHT"],
    [
      "rueckzugAblehnen",
      "RUECKZUG_WIRD_UEBERMITTELT",
      "SYSTEM",
      { statusVorRueckzug: "UNTERLAGEN_NACHGEFORDERT" },
      "UNTERLAGEN_NACHGEFORDERT",
    ],
  ] as const)("%s in %s durch %s bei %j führt zu %s", (befehl, status, akteur, umstaende, nach) => {
    expect(decideAntrag(status, befehl, { akteur, umstaende })).toEqual({ ok: true, value: { nach } });
  });

  it("nennt die fehlende Voraussetzung auf Deutsch", () => {
    expect(
      decideAntrag("IN_BEARBEITUNG", "einreichen", {
        akteur: B,
        umstaende: { istVollstaendig: true, istSigniert: true },
      }),
    ).toMatchObject({
      error: { message: "Bitte geben Sie alle Erklärungen ab." },
    });
  });

  it("listet die Status, in denen ein Befehl möglich ist, jeden einmal", () => {
    expect(listAusgangsstatus("zurueckziehen")).toEqual(["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"]);
    expect(listAusgangsstatus("anlegen")).toEqual([]);
    expect(new Set(listAusgangsstatus("bescheidAbrufen"))).toEqual(
      new Set(["BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR"]),
    );
  });

  it("listet die Befehle eines Entwurfs", () => {
    expect(listBefehle("IN_BEARBEITUNG", B)).toEqual(["loeschen", "einreichen"]);
    expect(listBefehle("GESCHLOSSEN", A)).toEqual([]);
  });
});
