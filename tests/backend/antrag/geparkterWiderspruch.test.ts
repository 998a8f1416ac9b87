import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadGeparktSeite } from "~/features/geparkt/loadGeparktSeite";
import { action as einlegen } from "~/routes/antraege.$antragUuid.widerspruch.$uuid._index";
import { openRoute } from "~/server/portal/openRoute";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { insertBescheid } from "../../support/bescheide";
import { start, createEingereicht, readSchriftsatz } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

it("ein Widerspruch, der nach dem Ende der Sitzung ankam, wird aufbewahrt und erst mit der Übernahme gespeichert", async () => {
  const backendFetch = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
  const mit = (wer: Browser | null) => ({
    headers: {
      ...(wer && { cookie: [...wer.kekse].map(([name, wert]) => `${name}=${wert}`).join("; ") }),
      accept: "text/html",
    },
  });
  const { uuid: antragUuid, vorhabenUuid } = await createEingereicht(t, chefin, "BESCHEID_LIEGT_VOR");
  const tage = { abrufbarBis: "2099-01-01", bekanntgabeAm: "2099-01-01", widerspruchsfrist: "2099-02-01" };
  await insertBescheid(t, antragUuid, tage);
  const uuid = await start(chefin, antragUuid, { art: "WIDERSPRUCH" });
  const { ticket, revision } = await readSchriftsatz(chefin, antragUuid, uuid);
  const post = async (texte: Record<string, string>, wer: Browser | null) => {
    const anfrage = anfrageAn(`/antraege/${antragUuid}/widerspruch/${uuid}?absicht=speichern`, backendFetch, {
      ...formular(texte),
      ...mit(wer),
      params: { antragUuid, uuid },
    });
    const antwort: unknown = await einlegen(anfrage).catch((error: unknown) => error);
    return antwort instanceof Response ? `${String(antwort.status)} ${antwort.headers.get("location") ?? ""}` : antwort;
  };
  const getippt = {
    gezeigt: "vorhaben",
    vorhaben: vorhabenUuid,
    begruendung: "Neu ist der Rotor.",
    begruendungFolgt: "true",
  };
  const schutz = {
    csrf: "alt",
    schluessel: randomUUID(),
    aufbewahrung: textOf(ticket),
    revision: JSON.stringify(revision),
  };
  expect(await post({ ...schutz, ...getippt }, null)).toMatch(/^303 \/landingpage\?.*eingabe=aufbewahrt$/);
  const [id = ""] = listOf((await chefin.get("/v1/geparkteEingaben")).body.data).map((eintrag) => textOf(eintrag.uuid));
  const offen = await openRoute(
    anfrageAn(`/geparkteEingaben/${id}`, backendFetch, { ...mit(chefin), params: { uuid: id } }),
    "geparkteEingaben",
  );
  const daten = await loadGeparktSeite(offen.call, id);
  if (daten?.lage.art !== "pruefen") throw new Error("Nothing to review");
  const labels = daten.lage.abschnitte.flatMap(({ felder }) => felder.map(({ label }) => label));
  expect(labels).toEqual(["Betroffene Vorhaben", "Begründung", "Die Begründung wird nachgereicht"]);
  const verborgen = Object.fromEntries(daten.felder.map(({ name, text }) => [name, text]));
  const csrf = textOf((await chefin.get("/v1/sitzung")).body.csrf);
  expect(await post({ ...verborgen, csrf, schluessel: daten.schluessel, geparkt: id }, chefin)).toBe(
    `303 /antraege/${antragUuid}/widerspruch/${uuid}`,
  );
  expect((await readSchriftsatz(chefin, antragUuid, uuid)).werte).toMatchObject({
    vorhaben: [vorhabenUuid],
    begruendung: "Neu ist der Rotor.",
    begruendungFolgt: true,
  });
});
