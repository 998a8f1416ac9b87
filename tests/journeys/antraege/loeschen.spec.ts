import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

test("das Löschen eines Entwurfs antwortet beim zweiten Absenden wie beim ersten", async ({ page, als, baseURL }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/loeschen`);
  const wert = (name: string) => page.getByRole("main").locator(`input[name="${name}"]`).first().inputValue();
  const form = { csrf: await wert("csrf"), schluessel: await wert("schluessel"), absicht: "loeschen" };
  const send = (felder: Record<string, string>) =>
    page.request.post(`/antraege/${uuid}/loeschen`, {
      form: felder,
      headers: { origin: baseURL ?? "" },
      maxRedirects: 0,
    });
  for (let mal = 0; mal < 2; mal++) {
    const antwort = await send(form);
    expect([antwort.status(), antwort.headers()["location"]]).toEqual([303, "/antraege"]);
    await page.goto("/antraege");
    await expect(page.getByText("Der Entwurf wurde gelöscht.")).toBeVisible();
  }
  // Another form has deleted nothing.
  const andere = await send({ ...form, schluessel: crypto.randomUUID() });
  expect(andere.headers()["location"]).not.toBe("/antraege");
});
