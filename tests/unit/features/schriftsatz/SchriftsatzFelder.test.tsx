import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { eingabeProblem, useAntwort } from "~/features/anmeldung";
import { vollstaendig } from "~/features/formular";
import { listWiderstreite } from "~/features/schriftsatz/listWiderstreite";
import { bereichMitEingaben, lueckenAntwort } from "~/features/schriftsatz/schriftsatzEingaben";
import { SchriftsatzFelder } from "~/features/schriftsatz/SchriftsatzFelder";

const PUMPE = { uuid: "aaaaaaaa-1111-4111-8111-111111111111", titel: "Neue Pumpe" };
const VENTIL = { uuid: "bbbbbbbb-2222-4222-8222-222222222222", titel: "Neues Ventil" };
const AM = "2026-03-02T09:00:00.000Z";

const WIDERSPRUCH: Schriftsatz = {
  uuid: "cccccccc-3333-4333-8333-333333333333",
  antragUuid: "dddddddd-4444-4444-8444-444444444444",
  art: "WIDERSPRUCH",
  status: "ENTWURF",
  nachforderungUuid: null,
  bescheidUuid: null,
  widerspruchUuid: null,
  geaendertAm: AM,
  geaendertVon: "Nora Neumann",
  eingereichtAm: null,
  eingereichtVon: null,
  revision: 1,
  werte: { vorhaben: [VENTIL.uuid], begruendung: "", begruendungFolgt: false, begruendungBis: "", verspaetung: "" },
  kontext: { heute: "2026-03-02", fragen: [], vorhaben: [PUMPE, VENTIL], widerspruchsfrist: "2026-03-16" },
  stand: "s",
  dateien: [],
  luecken: [],
  sperre: null,
  rechte: { bearbeiten: true, einreichen: true },
  pruefsumme: null,
  belegCode: null,
  reste: [],
};

function Probe({ schriftsatz, antwort }: { schriftsatz: Schriftsatz; antwort: FormAntwort | undefined }) {
  const sicht = useAntwort(antwort);
  return (
    <SchriftsatzFelder
      schriftsatz={schriftsatz}
      sicht={sicht}
      eingaben={antwort === undefined ? null : vollstaendig(antwort.eingaben)}
    />
  );
}

const show = (schriftsatz: Schriftsatz, antwort?: FormAntwort) =>
  renderToStaticMarkup(<Probe schriftsatz={schriftsatz} antwort={antwort} />);

const abgelehnt = (eingaben: Eingaben, errors: Record<string, string> = {}): FormAntwort => ({
  problem: eingabeProblem(errors),
  eingaben,
});

describe("die Fragen eines Schriftsatzes", () => {
  it("zeigen jede Art mit dem, was gespeichert ist; eine bedingte erst, wenn sie gefragt wird", () => {
    const html = show(WIDERSPRUCH);
    expect(html).toMatch(/type="checkbox"[^>]*name="vorhaben"[^>]*checked="" value="bbbbbbbb/);
    expect(html).not.toMatch(/checked="" value="aaaaaaaa/);
    expect(html).toMatch(/<textarea[^>]*name="begruendung"/);
    expect(html).toMatch(/name="begruendungFolgt"/);
    expect(html).not.toContain('name="begruendungBis"');
    expect(html).not.toContain('name="verspaetung"');
    const nachgereicht = show({
      ...WIDERSPRUCH,
      werte: { ...WIDERSPRUCH.werte, begruendungFolgt: true, begruendungBis: "2026-03-20" },
    });
    expect(nachgereicht).toMatch(/name="begruendungBis"[^>]*value="20\.03\.2026"/);
  });

  it("zeigen eine Auswahl aus mehreren mit ihren Möglichkeiten", () => {
    const html = show({ ...WIDERSPRUCH, art: "ANTRAG_RUECKZUG", werte: { grund: "NEUANTRAG", text: "" } });
    expect(html).toMatch(/<option value="NEUANTRAG" selected="">Neuantrag geplant<\/option>/);
  });

  it("behalten nach einer Ablehnung alles Getippte, auch was sich nicht speichern lässt und was abgewählt wurde", () => {
    const eingaben = {
      begruendung: "Neu ist der Rotor.",
      begruendungFolgt: "true",
      begruendungBis: "31.02.2026",
      gezeigt: ["vorhaben", "begruendungFolgt"],
    };
    const html = show(WIDERSPRUCH, abgelehnt(eingaben, { begruendungBis: "Kein Datum" }));
    expect(html).toMatch(/name="begruendungBis"[^>]*value="31\.02\.2026"/);
    expect(html).toContain("Kein Datum");
    expect(html).toContain("Neu ist der Rotor.</textarea>");
    expect(html).toMatch(/name="begruendungFolgt"[^>]*checked=""/);
    expect(html).not.toMatch(/checked="" value="bbbbbbbb/);
  });

  it("verlieren nichts durch die Antwort an ein anderes Formular der Seite", () => {
    const html = show(
      { ...WIDERSPRUCH, werte: { ...WIDERSPRUCH.werte, begruendungFolgt: true } },
      abgelehnt({ absicht: "verwerfen", revision: "1" }),
    );
    expect(html).toMatch(/checked="" value="bbbbbbbb/);
    expect(html).toContain('name="begruendungBis"');
  });
});

describe("bereichMitEingaben", () => {
  it("liest das Getippte wie das Portal beim Speichern", () => {
    const eingaben = {
      vorhaben: [PUMPE.uuid, VENTIL.uuid],
      begruendung: "Neu",
      begruendungFolgt: "true",
      begruendungBis: "20.03.2026",
    };
    expect(bereichMitEingaben(WIDERSPRUCH, eingaben).werte).toMatchObject({
      vorhaben: [PUMPE.uuid, VENTIL.uuid],
      begruendungFolgt: true,
      begruendungBis: "2026-03-20",
    });
  });
});

describe("lueckenAntwort", () => {
  it("sagt am Feld, was noch fehlt, und sonst nichts", () => {
    expect(lueckenAntwort(WIDERSPRUCH)).toBeUndefined();
    const luecken = [{ property: "vorhaben", message: "Dieses Feld ist erforderlich" }];
    expect(lueckenAntwort({ ...WIDERSPRUCH, luecken })?.problem.errors).toEqual([{ uuid: "", ...luecken[0] }]);
  });
});

describe("ein Widerstreit", () => {
  it("zeigt Auswahlen mit ihren Namen und Tage wie im Formular", () => {
    const umstand = { art: "feld" as const, von: "Kai Kollege", am: AM, betrifft: [] };
    const widerstreite = listWiderstreite(WIDERSPRUCH, [
      { ...umstand, stelle: "vorhaben", gespeicherte: [PUMPE.uuid], meine: [VENTIL.uuid] },
      { ...umstand, stelle: "begruendungBis", gespeicherte: "2026-03-20", meine: "2026-03-21" },
    ]);
    const texte = widerstreite.map(({ label, teile }) => [label, ...teile.map(({ text }) => text)].join(" "));
    expect(texte[0]).toMatch(/^Betroffene Vorhaben .*Pumpe.*Ventil/);
    expect(texte[1]).toMatch(/^Nachreichung bis .*20 21 \.03\.2026/);
  });
});
