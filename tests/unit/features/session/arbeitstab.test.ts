import { expect, it } from "vitest";
import { createArbeitstab } from "~/features/session/arbeitstab";

it("waits for the decision of the browser, and follows it when it changes", async () => {
  const tab = createArbeitstab();
  const gehoert: boolean[] = [];
  const frage = tab.isHier().then((istHier) => gehoert.push(istHier));
  await Promise.resolve();
  expect(gehoert).toEqual([]);
  tab.remember(false);
  await frage;
  expect(gehoert).toEqual([false]);
  tab.remember(true);
  expect(await tab.isHier()).toBe(true);
});
