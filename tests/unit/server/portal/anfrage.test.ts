import { expect, it } from "vitest";
import { openAnfrage } from "~/server/portal/anfrage";
import { anfrageAn } from "./scheinBackend";
import { startLaufzeit } from "../../../support/laufzeit";

it("wartet auf das Backend, so lange ZEITGRENZE_BACKEND_SEKUNDEN erlaubt", async () => {
  const args = anfrageAn("/home", () => new Promise<Response>(() => undefined));
  const { zeitgrenzen, ...rest } = args.context.config;
  args.context.config = { ...rest, zeitgrenzen: { ...zeitgrenzen, backendSekunden: 1 } };
  const beginn = performance.now();
  const gelaufen = startLaufzeit();
  await expect(openAnfrage(args).client().benutzer.getFeature()).rejects.toMatchObject({
    problem: { code: "NICHT_ERREICHBAR" },
  });
  expect(performance.now() - beginn).toBeGreaterThan(900);
  expect(gelaufen()).toBeLessThan(4_000);
});
