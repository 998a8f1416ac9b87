import { describe, expect, it } from "vitest";
import { AenderungHinweis } from "~/features/live/AenderungHinweis";
import { renderSeite } from "../../../support/renderSeite";

const JAHR = { name: "wirtschaftsjahr", id: "0b7f6d6e-6d2a-4d5e-9d0e-5d1d5d1d5d1d" } as const;
const AUFBEWAHRT = "bewahrt das Portal sie für Sie auf";
const LADEN = "Neuen Stand laden";

type Mehr = { weitere?: (typeof JAHR)[]; isDirty?: boolean; isFormular?: boolean };
const render = (isGeloescht: boolean, mehr: Mehr = {}) =>
  renderSeite(<AenderungHinweis ressource={JAHR} geaendert={{ von: "Bea Vollmer", isGeloescht }} {...mehr} />, "/");

describe("Wer sieht, dass jemand anderes gelöscht hat,", () => {
  it("erfährt wer, und kann nichts Neues laden", async () => {
    const html = await render(true);
    expect(html).toContain("Dieses Wirtschaftsjahr wurde soeben gelöscht von Bea Vollmer.");
    expect(html).not.toContain(LADEN);
    expect(html).not.toContain(AUFBEWAHRT);
  });

  it.each<Mehr>([{ isDirty: true }, { isFormular: true }])(
    "erfährt im Formular, dass seine Eingaben aufbewahrt werden: %o",
    async (mehr) => {
      expect(await render(true, mehr)).toContain(AUFBEWAHRT);
    },
  );

  it("liest auf der Seite aller Jahre, dass es eines von ihnen war", async () => {
    expect(await render(true, { weitere: [] })).toContain("Eines dieser Wirtschaftsjahre wurde soeben gelöscht von");
  });
});

describe("Wer sieht, dass jemand anderes gespeichert hat,", () => {
  it("kann den neuen Stand laden, solange nichts getippt ist", async () => {
    const html = await render(false);
    expect(html).toContain("Dieses Wirtschaftsjahr wurde soeben gespeichert von Bea Vollmer.");
    expect(html).toContain(LADEN);
  });

  it("erfährt sonst, dass beides zusammengeführt wird", async () => {
    const html = await render(false, { isDirty: true });
    expect(html).toContain("Beim Speichern werden sie mit dem neuen Stand zusammengeführt.");
    expect(html).not.toContain(LADEN);
  });
});
