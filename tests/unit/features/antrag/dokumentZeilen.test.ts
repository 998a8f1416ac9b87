import { describe, expect, it } from "vitest";
import type { Dokument } from "~/contract/antrag/dokumente";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { DOKUMENT_ARTEN, DOKUMENT_STAENDE } from "~/domain/antrag/dokumentListe";
import { type DokumentOrt, toDokumentZeile } from "~/features/antrag/dokumentZeilen";
import { knownPath } from "~/routing/knownPath";

const UUID = "11111111-1111-4111-8111-111111111111";
const EIGENE = "22222222-2222-4222-8222-222222222222";
const ort: DokumentOrt = { uuid: UUID, status: "IN_PRUEFUNG", hatArbeitsplan: true };
const dokument: Dokument = {
  art: "ANTRAG",
  uuid: EIGENE,
  am: "2026-03-02T12:00:00.000Z",
  von: "Berta Beispiel",
  stand: "GUELTIG",
  nummer: null,
  dateien: [],
};
const zeile = (mehr: Partial<Dokument>, wo: Partial<DokumentOrt> = {}) =>
  toDokumentZeile({ ...dokument, ...mehr }, { ...ort, ...wo });

describe("a document in the list", () => {
  it.each<[string, Partial<Dokument>, string, string | null]>([
    ["the submission that counts", {}, "Antrag", `/eingereichterAntrag/${UUID}`],
    ["an earlier one", { stand: "ERSETZT" }, "Antrag, frühere Einreichung", `/eingereichterAntrag/${UUID}/${EIGENE}`],
    [
      "a follow-up request",
      { art: "NACHFORDERUNG", stand: "OFFEN", nummer: 2 },
      "Nachforderung 2",
      `/antrag/${UUID}/nachforderungen#${EIGENE}`,
    ],
    [
      "an answer",
      { art: "NACHTRAG", stand: "EINGEREICHT", nummer: 2 },
      "Antwort auf Nachforderung 2",
      `/antraege/${UUID}/nachforderung/${EIGENE}`,
    ],
    [
      "a draft",
      { art: "NACHTRAG", stand: "ENTWURF" },
      "Nachtrag ohne Nachforderung",
      `/antraege/${UUID}/nachtrag/${EIGENE}`,
    ],
    ["a decision that waits", { art: "BESCHEID", stand: "ZUM_ABRUF" }, "Bescheid", `/antraege/${UUID}/bescheidmenu`],
    [
      "one that was retrieved",
      { art: "BESCHEID", stand: "ABGERUFEN" },
      "Bescheid",
      `/antraege/${UUID}/bescheid?bescheid=${EIGENE}`,
    ],
    [
      "one on paper",
      { art: "WIDERSPRUCHSBESCHEID", stand: "FRUEHER", uuid: null },
      "Bescheid aus Widerspruch",
      `/antraege/${UUID}/bescheidmenu`,
    ],
    [
      "a refused withdrawal",
      { art: "ANTRAG_RUECKZUG", stand: "ABGELEHNT" },
      "Rückzug eines Antrags",
      `/antraege/${UUID}/rueckzug`,
    ],
  ])("%s", (_name, mehr, titel, zu) => {
    expect(zeile(mehr)).toMatchObject({ titel, zu });
  });

  it("leads to the withdrawn Antrag once the withdrawal is declared, also in the archive", () => {
    const erklaert = { art: "ANTRAG_RUECKZUG", stand: "EINGEREICHT" } as const;
    for (const status of ["RUECKZUG_WIRD_UEBERMITTELT", "ZURUECKGEZOGEN", "GESCHLOSSEN"] as const) {
      expect(zeile(erklaert, { status }).zu).toBe(`/antraege/${UUID}/zurueckgezogenerAntrag`);
    }
    expect(zeile({ ...erklaert, stand: "ABGELEHNT" }, { status: "BESCHEID_LIEGT_VOR" }).zu).toBeNull();
  });

  it("names the authority where nobody of the company wrote it, and only the day of a decision on paper", () => {
    expect(
      zeile({ art: "BESCHEID", stand: "FRUEHER", uuid: null, von: "", am: "2021-02-28T23:00:00.000Z" }),
    ).toMatchObject({
      von: "Bescheinigungsstelle",
      wann: "01.03.2021",
      stand: { text: "Auf anderem Weg zugestellt" },
    });
  });

  it("offers the files of the submission, in the archive too, and a work plan only where there is one", () => {
    const namen = (wo: Partial<DokumentOrt>) => zeile({}, wo).links.map(({ label }) => label);
    const alle = ["Antrag (PDF)", "Eingangsbestätigung (PDF)", "Arbeitsplan (PDF)", "Antrag (JSON)", "Antrag (XML)"];
    expect(namen({})).toEqual(alle);
    expect(namen({ status: "GESCHLOSSEN", hatArbeitsplan: false })).toEqual(
      alle.filter((name) => !name.startsWith("Arbeitsplan")),
    );
    expect(zeile({ stand: "ERSETZT" }).links).toEqual([]);
  });

  it("lists the files that were submitted with it, with type and size", () => {
    const datei = {
      uuid: EIGENE,
      fileName: `${EIGENE}.pdf`,
      name: "Plan.pdf",
      typ: "PDF",
      groesse: 2048,
      sha256: "0",
    } as const;
    expect(zeile({ dateien: [datei] }).dateien).toEqual([
      { label: "Plan.pdf", href: `/antraege/${UUID}/dateien/${EIGENE}.pdf`, hinweis: "PDF, 2 KB" },
    ]);
  });

  it("leads nowhere but to pages that exist, in every state", () => {
    for (const art of DOKUMENT_ARTEN)
      for (const stand of DOKUMENT_STAENDE)
        for (const status of antragStatusSchluessel) {
          const { zu, links, titel } = zeile({ art, stand }, { status });
          expect(titel).not.toBe("");
          for (const ziel of [zu, ...links.map(({ href }) => href)])
            if (ziel !== null) expect(knownPath(ziel.replace(/[#?].*/, "")), ziel).not.toBeNull();
        }
  });
});
