import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const BEGINN = "Für diese Aktion fehlt Ihnen die Berechtigung.";

it.each(["support", "qm", "datenschutz"] as const)(
  "%s hat kein Unternehmen und hört von der Administration",
  async (wer) => {
    const { body } = await (await t.als(wer)).get("/v1/wartung/zustand");
    expect(body).toMatchObject({
      code: "KEIN_ZUGRIFF",
      userMessage: `${BEGINN} Bitte wenden Sie sich an eine Person mit der Rolle Administrator.`,
    });
  },
);

it.each(["bevollmaechtigt", "mitarbeit"] as const)("%s hört von den Bevollmächtigten des Unternehmens", async (wer) => {
  const { body } = await (await t.als(wer)).get("/v1/wartung/zustand");
  expect(body).toMatchObject({
    code: "KEIN_ZUGRIFF",
    userMessage: `${BEGINN} Bitte wenden Sie sich an eine bevollmächtigte Person Ihres Unternehmens.`,
  });
});
