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

it("lässt weg, was die Adresse vom letzten Schritt sagt, auch beim Zurücksetzen", async () => {
  const suche = (
    <SchlichteSuche name="suche" label="Suchen" hint="Worte" liste="faq" momentan={["bewegt", "richtung"]} />
  );
  const html = await renderSeite(suche, "/admin/faq?bewegt=eins&richtung=zeileHoch&nur=aktive&suche=wie");
  expect(html).not.toContain("bewegt");
  expect(html).not.toContain("richtung");
  expect(html).toMatch(/<input[^>]*name="nur"[^>]*value="aktive"/);
  expect(html).toContain('href="/admin/faq?nur=aktive#faq"');
});

it("bietet ohne Suche kein Zurücksetzen an", async () => {
  expect(await renderSuche("/exporte")).not.toContain("zurücksetzen");
});
