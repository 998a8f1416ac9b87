import { z } from "zod";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const antragAntwort = z.object({ vorhaben: z.array(z.object({ uuid: z.string() })) });
const vorhabenAntwort = z.object({ vorhaben: z.object({ werte: z.object({ ziel: z.string() }) }) });

// Only with scripts: without them the field says what is allowed and counts nothing.
const GEMISCHT = "Größe\r\nmaß\tÜbung 🙂 👩‍👩‍👧 e\u0301 n\u0303\u2003Ende\r\n";

test("der Zähler zählt eingefügten und getippten Text so, wie der Server ihn speichert", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  await page.getByRole("link", { name: /Inhaltliche Angaben/ }).click();
  await seite.expectThat("Inhaltliche Angaben");
  const ziel = page.getByRole("textbox", { name: /^Was ist das Ziel Ihres Vorhabens\?/ });
  await ziel.focus();
  // What pasting does: the text comes in one piece, with the line breaks of another system.
  await page.keyboard.insertText(GEMISCHT);
  await page.keyboard.type("und getippt");
  const zaehler = await page.locator(`[id="${(await ziel.getAttribute("id")) ?? ""}"] + p`).innerText();
  await seite.save("Speichern");
  const antrag = antragAntwort.parse(await (await page.request.get(`/v1/antraege/${uuid}`)).json());
  const gelesen = await page.request.get(`/v1/antraege/${uuid}/vorhaben/${antrag.vorhaben[0]?.uuid ?? ""}`);
  const { vorhaben } = vorhabenAntwort.parse(await gelesen.json());
  expect(vorhaben.werte.ziel).toBe("Größe\nmaß Übung 🙂 👩‍👩‍👧 e\u0301 n\u0303\nEnde\nund getippt");
  expect(zaehler).toMatch(new RegExp(`^${String(vorhaben.werte.ziel.length)} / [\\d.]+ Zeichen$`));
});
