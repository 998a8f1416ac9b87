import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { AbgelehnteEingaben } from "~/features/unternehmen/AbgelehnteEingaben";
import { listAbgelehntes } from "~/features/unternehmen/listAbgelehntes";
import { bereichMitEingaben, bereichVonStammdaten } from "~/features/unternehmen/stammdatenEingaben";

const problem: Problem = {
  code: "KEIN_ZUGRIFF",
  userMessage: "Sie dürfen das nicht.",
  httpStatus: 403,
  httpSubStatus: "403.10",
  errors: [],
};
const GESPEICHERT = { firma: "Beispiel GmbH", gruendungsjahr: "1999", telefon: "+49 30 1", website: "" };

/** The page with what was sent in place of what is stored. */
function render(eingaben: Eingaben, isAbgelehnt = true): string {
  const daten = { unternehmenUuid: "", werte: GESPEICHERT, kontext: { heute: "2026-03-02", nachgewiesen: [] } };
  const angaben = listAbgelehntes(stammdatenFormular, {
    eingaben,
    gespeichert: bereichVonStammdaten(daten),
    getippt: bereichMitEingaben(daten, eingaben),
  });
  const antwort = isAbgelehnt ? { problem, eingaben } : undefined;
  return renderToStaticMarkup(<AbgelehnteEingaben antwort={antwort} angaben={angaben} />);
}

describe("was jemand abgesendet hat, dem das Recht genommen wurde", () => {
  it("steht mit dem Grund da, und nur, was anders ist als gespeichert", () => {
    const html = render({ gruendungsjahr: "2010", website: "https://neu.example.org" });
    for (const teil of ["Nicht gespeichert", "Sie dürfen das nicht.", "2010", "https://neu.example.org"])
      expect(html).toContain(teil);
    expect(html).not.toContain("+49 30 1");
    expect(html).toContain('href="#eingaben"');
  });

  it("was sich nicht lesen lässt, steht Buchstabe für Buchstabe da, mit dem Grund", () => {
    const bereich = { werte: {}, wurzel: {}, kontext: { heute: "2026-03-02", andere: [], istVerbunden: false } };
    const eingaben = { wjBeginn: "erster Januar", umsatz: "zwölf" };
    const angaben = listAbgelehntes(jahrFormular, { eingaben, gespeichert: bereich, getippt: bereich });
    expect(angaben.map(({ text }) => text)).toEqual(["erster Januar", "zwölf"]);
    const html = renderToStaticMarkup(<AbgelehnteEingaben antwort={{ problem, eingaben }} angaben={angaben} />);
    expect(html).toContain("erster Januar");
    expect(html).toContain("zwölf");
    expect(html).toContain(angaben[1]?.grund ?? "kein Grund");
  });

  it("was zu lang ist, steht ungekürzt da", () => {
    const lang = `${"sehr ".repeat(400)}lang`;
    expect(render({ firma: lang })).toContain(lang);
    const html = render({ gruendungsjahr: "zwei", "rest.gruendungsjahr": "tausendzehn" });
    expect(html).toContain("Gründungsjahr: Abgeschnittener Rest");
    expect(html).toContain("tausendzehn");
  });

  it("war nichts anderes getippt, steht nur der Grund da", () => {
    const html = render({});
    expect(html).toContain("Sie dürfen das nicht.");
    expect(html).not.toContain("eingaben");
  });

  it("ohne Ablehnung steht nichts da", () => {
    expect(render({ gruendungsjahr: "2010" }, false)).toBe("");
  });
});
