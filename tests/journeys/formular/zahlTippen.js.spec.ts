import { openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const PRUEFEN = "Bitte überprüfen Sie die Korrektheit Ihrer Eingabe!";

// Only with scripts: without them what was typed comes as it is, and the answer to it stands at the field.
test("was eine Zahl nicht sein kann, wird beim Tippen nicht still zu einer anderen", async ({ page, als }) => {
  await als("software");
  const seite = await openFilled(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Rahmen/ })
    .click();
  await seite.expectThat("Rahmen");
  const meldung = page.getByText(PRUEFEN);

  const anzahl = page.getByRole("textbox", { name: "Anzahl beteiligter Personen" }).first();
  await anzahl.fill("");
  await anzahl.pressSequentially("1,5");
  await expect(anzahl).toHaveValue("15");
  await expect(anzahl).toHaveAccessibleDescription(new RegExp(PRUEFEN));
  await anzahl.fill("");
  await expect(meldung).toHaveCount(0);
  await anzahl.pressSequentially("2");
  await expect(meldung).toHaveCount(0);

  const aufwand = page.getByRole("textbox", { name: "Personalaufwendungen in Euro" }).first();
  await aufwand.fill("");
  await aufwand.pressSequentially("1000,129");
  await expect(aufwand).toHaveValue("1000,12");
  await expect(meldung).toHaveCount(1);
  // Who leaves the field sees the thousands grouped, as they are after a save.
  await aufwand.blur();
  await expect(aufwand).toHaveValue("1.000,12");
  await aufwand.press("End");
  await aufwand.press("Backspace");
  await expect(aufwand).toHaveValue("1.000,1");
  await expect(meldung).toHaveCount(0);

  // Also the first character: "0,5" without its zero would be ten times as much. And what no key has typed, as
  // dictation.
  for (const give of [() => aufwand.pressSequentially(",5"), () => page.keyboard.insertText("5 000")]) {
    await aufwand.fill("");
    await aufwand.focus();
    await expect(meldung).toHaveCount(0);
    await give();
    await expect(aufwand).toHaveAccessibleDescription(new RegExp(PRUEFEN));
  }
});
