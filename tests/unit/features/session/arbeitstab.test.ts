import { expect, it } from "vitest";
import { isArbeitstab, merkeArbeitstab } from "~/features/session/arbeitstab";

it("waits for the decision of the browser, and follows it when it changes", async () => {
  const gehoert: boolean[] = [];
  const frage = isArbeitstab().then((istHier) => gehoert.push(istHier));
  await Promise.resolve();
  expect(gehoert).toEqual([]);
  merkeArbeitstab(false);
  await frage;
  expect(gehoert).toEqual([false]);
  merkeArbeitstab(true);
  expect(await isArbeitstab()).toBe(true);
});
