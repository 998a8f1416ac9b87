import { afterAll, beforeAll, expect, it } from "vitest";
import { alert, downloadFile } from "~/contract/live";
import { legeAn } from "../support/antraege";
import type { Browser } from "../support/backend";
import { bestelle, exportPfad } from "../support/exporte";
import { type LivePortal, starteLivePortal } from "../support/livePortal";
import type { StompProbe } from "../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const hoere = async (browser: Browser) => {
  const probe = await portal.knoten.hoerer(browser, [downloadFile.destination, alert.destination]);
  offene.push(probe);
  return probe;
};

beforeAll(async () => {
  portal = await starteLivePortal();
});
afterAll(async () => {
  for (const probe of offene) probe.brichAb();
  await portal.stop();
});

it("tells of a file that is ready, and only the login that ordered it, which can then fetch it", async () => {
  const bea = await portal.als("bevollmaechtigt");
  await legeAn(bea, "Live");
  const [besteller, ...andere] = [
    await hoere(bea),
    await hoere(await portal.als("bevollmaechtigt")),
    await hoere(await portal.als("bevollmaechtigt", "software")),
    await hoere(await portal.als("mitarbeit")),
    await hoere(await portal.als("admin")),
  ];
  await bestelle(bea);
  const datei = downloadFile.schema.parse(await besteller.nachricht(downloadFile.destination));
  expect(datei.contentType).toBe("text/csv; charset=utf-8");
  expect((await bea.get(exportPfad(datei.fileName))).body.text).toContain(";Live;");
  for (const probe of andere) expect(await probe.nochDa(100)).toEqual([]);
});
