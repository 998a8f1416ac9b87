import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { dateienPfad, hochladePfad, namen, upload, uploadPath } from "../../support/anlagen";
import { create, allowEinsicht } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  test = await startBackend();
  chefin = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

async function assign(wer: keyof typeof MENSCHEN, recht: AntragRecht, antragUuid: string): Promise<void> {
  await test.dienste.db.insert(antragRecht).values({ antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht });
}

describe("Rechte", () => {
  it("fremde und unbekannte Anlagen antworten gleich, ohne Sitzung gibt es nichts", async () => {
    const antrag = await create(chefin);
    const { fileName, uuid, name } = (await upload(chefin, antrag, { name: "geheim.pdf" })).body;
    const fremder = await test.alsFremder();
    const fremd = await fremder.get(uploadPath(textOf(fileName)));
    const unbekannt = await fremder.get(uploadPath(`${randomUUID()}_${textOf(name)}`));
    expect([fremd.status, fremd.body]).toEqual([404, unbekannt.body]);
    for (const unsinn of [
      "geheim.pdf",
      `${textOf(uuid)}_anders.pdf`,
      `${textOf(uuid)}_`,
      "..%2f..%2fetc%2fpasswd",
      "a".repeat(500),
    ])
      expect((await chefin.get(uploadPath(unsinn))).status).toBeGreaterThanOrEqual(404);
    const call = (wer: Browser) => [
      wer.get(dateienPfad(antrag)),
      upload(wer, antrag, { name: "a.pdf" }),
      wer.delete(`${dateienPfad(antrag)}/${textOf(uuid)}`),
      wer.get(uploadPath(textOf(fileName))),
    ];
    expect((await Promise.all(call(fremder))).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await Promise.all(call(test.browser()))).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(
      (await Promise.all(call(await test.als("bevollmaechtigt", "software")))).map(({ status }) => status),
    ).toEqual([404, 404, 404, 404]);
    expect(await namen(chefin, antrag)).toEqual(["geheim.pdf"]);
  });

  it.each<[AntragRecht, number]>([
    ["LESEN", 403],
    ["BEARBEITEN", 200],
    ["VERWALTEN", 200],
  ])("mit %s darf man lesen; hinzufügen und entfernen: %i", async (recht, status) => {
    const antrag = await create(chefin);
    const { fileName, uuid } = (await upload(chefin, antrag, { name: "plan.pdf" })).body;
    const kollege = await test.alsKollege();
    expect((await kollege.get(uploadPath(textOf(fileName)))).status).toBe(404);
    await assign("kollege", recht, antrag.uuid);
    expect((await kollege.get(uploadPath(textOf(fileName)))).status).toBe(200);
    expect((await kollege.get(dateienPfad(antrag))).body.aenderbar).toBe(status === 200);
    expect((await upload(kollege, antrag, { name: "b.pdf" })).status).toBe(status);
    expect((await kollege.delete(`${dateienPfad(antrag)}/${textOf(uuid)}`)).status).toBe(status);
  });

  it.each(["support", "qm", "admin"] as const)("%s liest und ändert nicht", async (rolle) => {
    const antrag = await create(chefin);
    const { fileName, uuid } = (await upload(chefin, antrag, { name: "plan.pdf" })).body;
    const stab = await test.als(rolle);
    expect((await stab.get(uploadPath(textOf(fileName)))).status).toBe(404);
    await allowEinsicht(chefin, antrag.uuid);
    expect((await stab.get(dateienPfad(antrag))).body).toMatchObject({
      aenderbar: false,
      data: [{ name: "plan.pdf" }],
    });
    expect((await stab.get(`${uploadPath(textOf(fileName))}?zweck=VORGANG`)).status).toBe(200);
    expect((await upload(stab, antrag, { name: "b.pdf" })).status).toBe(403);
    expect((await stab.delete(`${dateienPfad(antrag)}/${textOf(uuid)}`)).status).toBe(403);
  });

  it("wer gar nicht darf, dessen Datei wird nicht erst gelesen", async () => {
    const antrag = await create(chefin);
    const fremder = await test.alsFremder();
    let gelesen = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          gelesen += 1;
          controller.enqueue(new Uint8Array(65_536));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      "content-type": "application/octet-stream",
      cookie: [...fremder.kekse].map(([n, v]) => `${n}=${v}`).join("; "),
    };
    const request = new Request(`http://localhost:3000${hochladePfad(antrag, "a.pdf")}`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    });
    expect((await test.backend.handle(request, { clientIp: "10.8.0.3" })).status).toBe(404);
    expect(gelesen).toBe(0);
  });
});
