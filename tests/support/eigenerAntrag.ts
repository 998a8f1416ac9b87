import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { explain } from "./hauptweg";
import { sign } from "./registrieren";

const angelegt = z.object({ uuid: z.uuid() });
const antrag = z.object({ vorhaben: z.array(z.object({ uuid: z.uuid() })), info: z.object({ status: z.string() }) });

const readAntrag = async (page: Page, uuid: string) =>
  antrag.parse(await (await page.request.get(`/v1/antraege/${uuid}`)).json());

/** Waits for what the authority does by itself. */
export const expectStatus = (page: Page, uuid: string, status: string) =>
  expect.poll(async () => (await readAntrag(page, uuid)).info.status, { timeout: 90_000 }).toBe(status);

/** Signs with the certificate of the demo company. */
export const signAsMaschinenbau = (page: Page) =>
  sign(page, () => page.getByRole("radio", { name: "Beispiel Maschinenbau GmbH", exact: true }).check());

/** A draft with one complete Vorhaben; other journeys type all of it. */
export async function createFertig(page: Page, bezeichnung: string): Promise<string> {
  const { uuid } = angelegt.parse(await (await page.request.post("/v1/antraege", { data: { bezeichnung } })).json());
  const [vorhaben] = (await readAntrag(page, uuid)).vorhaben;
  const gefuellt = await page.request.post(`/v1/antraege/${uuid}/vorhaben/${vorhaben?.uuid ?? ""}/testdaten`, {
    data: {},
  });
  expect(gefuellt.ok(), await gefuellt.text()).toBe(true);
  return uuid;
}

/** Submits it until the receipt of the authority has come. */
export async function submitFertig(page: Page, uuid: string): Promise<void> {
  await page.goto(`/einreichen/${uuid}?schritt=erklaerungen`);
  await explain(page);
  await page.getByRole("button", { name: "Unterschreiben und einreichen" }).click();
  await signAsMaschinenbau(page);
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Antrag ist eingereicht", exact: true })).toBeVisible();
  await expectStatus(page, uuid, "EINGEREICHT");
}

/** A submitted Antrag of a journey that writes about it: nobody else does. */
export async function createEigenen(page: Page): Promise<string> {
  const uuid = await createFertig(page, "Eigener Antrag einer Reise");
  await submitFertig(page, uuid);
  return uuid;
}
