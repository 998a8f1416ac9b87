import { afterAll, beforeAll, expect, it } from "vitest";
import { alert, downloadFile } from "~/contract/wire/live";
import { create } from "../../support/antraege";
import type { Browser } from "../../support/backend";
import { request, requestFertigen, exportPfad } from "../../support/exporte";
import { type LivePortal, startLivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (browser: Browser) => {
  const probe = await portal.knoten.hoerer(browser, [downloadFile.destination, alert.destination]);
  offene.push(probe);
  return probe;
};

beforeAll(async () => {
  portal = await startLivePortal();
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

it("tells of a file that is ready, and only the login that ordered it, which can then fetch it", async () => {
  const bea = await portal.als("bevollmaechtigt");
  await create(bea, "Live");
  const [besteller, ...andere] = [
    await listen(bea),
    await listen(await portal.als("bevollmaechtigt")),
    await listen(await portal.als("bevollmaechtigt", "software")),
    await listen(await portal.als("mitarbeit")),
    await listen(await portal.als("admin")),
  ];
  await request(bea);
  const datei = downloadFile.schema.parse(await besteller.nachricht(downloadFile.destination));
  expect(datei.contentType).toBe("text/csv; charset=utf-8");
  expect((await bea.get(exportPfad(datei.fileName))).body.text).toContain(";Live;");
  for (const probe of andere) expect(await probe.nochDa(100)).toEqual([]);
});

it("tells the login that ordered it of a file that became ready while it was not connected, until it has asked for it", async () => {
  const max = await portal.als("mitarbeit");
  const fileName = await requestFertigen(portal, max);
  for (const andere of [await portal.als("mitarbeit"), await portal.als("kollege")])
    expect(await (await listen(andere)).nochDa()).toEqual([]);
  for (let verbindung = 0; verbindung < 2; verbindung += 1)
    expect(await (await listen(max)).nachricht(downloadFile.destination)).toEqual({
      fileName,
      contentType: "text/csv; charset=utf-8",
    });
  expect((await max.get(exportPfad(fileName))).status).toBe(200);
  expect(await (await listen(max)).nochDa()).toEqual([]);
});

it("says nothing of it in another company", async () => {
  const bea = await portal.als("bevollmaechtigt");
  await requestFertigen(portal, bea);
  await bea.post("/v1/benutzer/unternehmen/00000000-0000-4000-8000-000000000002/waehlen");
  expect(await (await listen(bea)).nochDa()).toEqual([]);
});
