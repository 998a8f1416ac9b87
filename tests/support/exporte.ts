import { createNextExport } from "~/server/backend/usecases/exporte/erstelleExporte";
import { type Browser, type Koerper, listOf, type TestBackend, textOf } from "./backend";

/** The address of a prepared file. */
export const exportPfad = (fileName: string): string => `/v1/dateien/upload/${encodeURIComponent(fileName)}/laden`;

/** Orders a file of the list, as part of a case unless said otherwise. */
export const request = (
  browser: Browser,
  query = "",
  { schluessel, ...mehr }: { format?: string | undefined; schluessel?: string | undefined; zweck?: string | null } = {},
) =>
  browser.post(
    "/v1/exporte",
    { format: "CSV", query, zweck: "VORGANG", ...mehr },
    schluessel === undefined ? {} : { schluessel },
  );

/** Makes every file that is due. */
export async function createAll({ dienste }: Pick<TestBackend, "dienste">): Promise<void> {
  while (await createNextExport(dienste));
}

/** The orders of a person, the newest first. */
export const exporteVon = async (browser: Browser): Promise<Koerper[]> =>
  listOf((await browser.get("/v1/exporte")).body.data);

/** Orders a file, makes it, and gives its name. */
export async function requestFertigen(
  t: TestBackend,
  browser: Browser,
  { query = "", format = "CSV" }: { query?: string | undefined; format?: string | undefined } = {},
): Promise<string> {
  await request(browser, query, { format });
  await createAll(t);
  const [neuester] = await exporteVon(browser);
  const zustand = textOf(neuester?.zustand);
  if (zustand !== "FERTIG") throw new Error(`The file is ${zustand}`);
  return textOf(neuester?.fileName);
}

/** The lines of a CSV file without its head. */
export async function zeilenVon(browser: Browser, fileName: string): Promise<string[]> {
  const { status, body } = await browser.get(exportPfad(fileName));
  if (status !== 200) throw new Error(`No file: ${String(status)}`);
  return textOf(body.text).split("\r\n").slice(1, -1);
}
