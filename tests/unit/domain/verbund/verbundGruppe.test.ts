import { describe, expect, it } from "vitest";
import { toVerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { gruppeText, toVerbundGruppe } from "~/domain/verbund/verbundGruppe";
import { EIGENES, zeileVon } from "../../../support/verbundZeilen";

const HEUTE = "2026-03-01";
const gruppeVon = (...zeilen: Parameters<typeof toVerbundAngaben>[0]) =>
  toVerbundGruppe(toVerbundAngaben(zeilen, EIGENES), { tag: HEUTE, teilen: new Set(["a"]) });

describe("die Gruppe an einem Tag", () => {
  it("beginnt mit dem Unternehmen selbst und sagt, wer den Höchstbetrag teilt", () => {
    const { mitglieder } = gruppeVon(zeileVon("a"), zeileVon("b", { kapital: "30" }));
    expect(mitglieder.map(({ key, isEigenes, teilt }) => [key, isEigenes, teilt])).toEqual([
      [EIGENES.uuid, true, false],
      ["a", false, true],
      ["b", false, false],
    ]);
  });

  it("kennt nur, was an dem Tag gilt und schon bekannt ist", () => {
    const { mitglieder, beteiligungen } = gruppeVon(
      zeileVon("a", { gueltigBis: "2026-02-28" }),
      zeileVon("b", { gueltigAb: "2026-03-02" }),
      zeileVon("c", { kapital: "" }),
      zeileVon("d", { gueltigBis: HEUTE }),
    );
    expect(mitglieder.map(({ key }) => key)).toEqual([EIGENES.uuid, "d"]);
    expect(beteiligungen.map(({ key }) => key)).toEqual(["d"]);
  });

  it("nennt Anteile, abweichende Stimmen und Einfluss", () => {
    const { beteiligungen } = gruppeVon(
      zeileVon("a", { kapital: "33.33" }),
      zeileVon("b", { kapital: "50", stimmen: "51" }),
      zeileVon("c", { kapital: "", beherrschung: "VERTRAG_ODER_SATZUNG" }),
    );
    expect(beteiligungen.map(({ text, mehr }) => [text, mehr])).toEqual([
      ["33,33 %", ""],
      ["50 %", "Stimmen 51 %"],
      ["Einfluss", ""],
    ]);
  });

  it("lässt sich vorlesen", () => {
    const gruppe = gruppeVon(
      zeileVon("a", { name: "A GmbH", kapital: "60", stimmen: "61" }),
      zeileVon("b", { name: "B GmbH", kapital: "", beherrschung: "VERTRAG_ODER_SATZUNG" }),
    );
    expect(gruppeText(gruppe)).toBe(
      `${EIGENES.name} hält 60 % an A GmbH (Stimmen 61 %); ${EIGENES.name} hat Einfluss auf B GmbH`,
    );
  });
});
