import { expect, it } from "vitest";
import { SchlichteSuche } from "~/features/tabelle/SchlichteSuche";
import { renderSeite } from "../../../support/renderSeite";

const renderSuche = (adresse: string) =>
  renderSeite(<SchlichteSuche name="mailsSuche" label="Im Ausgang suchen" hint="Adresse" liste="mails" />, adresse);

it("behält, was die Adresse von anderen Listen sagt, und beginnt auf der ersten Seite", async () => {
  const html = await renderSuche("/wartungsonstiges?mails=aufgegeben&mailsSeite=3&wartendeSeite=2&mailsSuche=erika");
  expect(html).toContain('action="/wartungsonstiges#mails"');
  for (const [name, wert] of [
    ["mails", "aufgegeben"],
    ["wartendeSeite", "2"],
  ])
    expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${wert}"`));
  expect(html).not.toContain("mailsSeite");
  expect(html).toMatch(/<input[^>]*name="mailsSuche"[^>]*value="erika"/);
  expect(html).toContain('href="/wartungsonstiges?mails=aufgegeben&amp;wartendeSeite=2#mails"');
});

it("bietet ohne Suche kein Zurücksetzen an", async () => {
  expect(await renderSuche("/exporte")).not.toContain("zurücksetzen");
});
