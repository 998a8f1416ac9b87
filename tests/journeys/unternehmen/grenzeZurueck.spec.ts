import type { Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { foundFirma, freshAdressen } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";
const angelegt = z.object({ uuid: z.uuid() });
const main = (page: Page) => page.getByRole("main");
const tage = (wjBeginn: string, wjEnde: string) => ({ wjBeginn, wjEnde });

test("eine mit dem Nachbarn verschobene Grenze kommt mit einer früheren Fassung zurück @telefon", async ({
  page,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("grenze", project.name);
  const firma = `Grenze ${project.name} GmbH`;
  await foundFirma(page, mailFolder, { firma, vorname: "Greta", nachname: "Grenz", email: adresse("greta") });
  const post = async (werte: object) =>
    angelegt.parse(await gelungen(await page.request.post(PFAD, { data: { werte } }))).uuid;
  await post(tage("2023-01-01", "2023-12-31"));
  const uuid = await post(tage("2024-01-01", "2024-12-31"));
  const verschoben = { revision: 1, werte: tage("2023-12-01", "2024-11-30"), nachbar: "2023-11-30" };
  await gelungen(await page.request.put(`${PFAD}/${uuid}`, { data: verschoben }));

  await page.goto(`/geschaeftsstatistikenFormular/${uuid}/verlauf`);
  const knopf = main(page).getByRole("button", { name: /^Diese Fassung vom .* wiederherstellen$/ });
  const frage = main(page).getByRole("checkbox", {
    name: "Das Ende des Wirtschaftsjahres davor auf den 31.12.2023 anpassen",
    exact: true,
  });
  await expect(frage).toHaveCount(0);
  await knopf.click();
  await expect(main(page).getByText("Nicht wiederhergestellt")).toBeVisible();
  await expect(
    main(page)
      .getByText(/unter „Angrenzendes Wirtschaftsjahr“ gefragt/)
      .first(),
  ).toBeVisible();
  // Nothing is moved unless it is agreed to.
  await knopf.click();
  await expect(main(page).getByText("Nicht wiederhergestellt")).toBeVisible();
  await frage.check();
  await knopf.click();
  await expect(
    page.getByText(/^Die Fassung ist wiederhergestellt\. Das angrenzende ist mit angepasst\./),
  ).toBeVisible();
  await page.goto("/geschaeftsstatistiken");
  await expect(main(page).getByText("2023", { exact: true }).first()).toBeVisible();
});
