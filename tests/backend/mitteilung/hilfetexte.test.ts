import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hilfetext } from "~/server/backend/storage/schema/hilfetext";
import { listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
  await b.backend.migrate();
});
afterAll(() => b.stop());

const BEREICH = "/v1/hilfetexte?bereich=vorhabenV2&page=0&size=1000";

describe("Hilfetexte", () => {
  it("sind nach Index sortiert und auch ohne Anmeldung lesbar", async () => {
    const { status, body } = await b.ruf("GET", `${BEREICH}&sort=index:asc`);
    const indexe = listOf(body.data).map(({ data }) => Number(data?.index));
    expect(status).toBe(200);
    expect(indexe.length).toBeGreaterThan(10);
    expect(indexe).toEqual([...indexe].sort((a, z) => a - z));
    expect(listOf(body.data)[0]).toMatchObject({
      data: { bereich: "vorhabenV2", feld: "vorhabenAllgemein", index: 0, isActive: true },
    });
  });

  it("lassen sich rückwärts und seitenweise lesen", async () => {
    const alle = listOf((await b.ruf("GET", `${BEREICH}&sort=index:desc`)).body.data);
    const zweite = listOf(
      (await b.ruf("GET", "/v1/hilfetexte?bereich=vorhabenV2&page=1&size=3&sort=index:desc")).body.data,
    );
    expect(zweite).toEqual(alle.slice(3, 6));
  });

  it("kommen beim Lesen immer gereinigt an, was auch immer gespeichert ist", async () => {
    const text = '<p onclick="x()">Sicher</p><script>alert(1)</script><a href="javascript:x">Link</a>';
    await b.dienste.db
      .insert(hilfetext)
      .values({ uuid: crypto.randomUUID(), bereich: "test", feld: "x", index: 0, text, isActive: true });
    const { body } = await b.ruf("GET", "/v1/hilfetexte?bereich=test");
    expect(textOf(listOf(body.data)[0]?.data?.text)).toBe('<p>Sicher</p><a rel="noopener">Link</a>');
  });

  it("werden bei einem zweiten Start weder verdoppelt noch überschrieben", async () => {
    const vorher = listOf((await b.ruf("GET", BEREICH)).body.data);
    await b.dienste.db.update(hilfetext).set({ text: "<p>Bearbeitet</p>" });
    await Promise.all([b.backend.migrate(), b.backend.migrate()]);
    const nachher = listOf((await b.ruf("GET", BEREICH)).body.data);
    expect(nachher.map(({ uuid }) => uuid)).toEqual(vorher.map(({ uuid }) => uuid));
    expect(new Set(nachher.map(({ data }) => textOf(data?.text)))).toEqual(new Set(["<p>Bearbeitet</p>"]));
  });

  it("die ein Release neu bringt, bekommen die nächste freie Nummer; was da ist, bleibt, wo es ist", async () => {
    const nummern = async () =>
      listOf((await b.ruf("GET", "/v1/hilfetexte?bereich=unternehmen&page=0&size=1000")).body.data).map(({ data }) => [
        textOf(data?.feld),
        Number(data?.index),
      ]);
    const alle = await nummern();
    // As a portal stands that was set up before the first of them had a text, and whose staff have used its numbers.
    const alte = alle.filter(([feld]) => feld !== "firma" && feld !== "strasse").map(([feld]) => String(feld));
    await b.dienste.db.delete(hilfetext).where(eq(hilfetext.bereich, "unternehmen"));
    const rest = { bereich: "unternehmen", text: "<p>Da</p>", isActive: true };
    await b.dienste.db
      .insert(hilfetext)
      .values(alte.map((feld, index) => ({ uuid: crypto.randomUUID(), feld, index, ...rest })));
    await b.backend.migrate();
    const nachher = new Map(await nummern().then((zeilen) => zeilen.map(([feld, index]) => [feld, index])));
    expect(alte.map((feld) => nachher.get(feld))).toEqual(alte.map((_, index) => index));
    expect([nachher.get("firma"), nachher.get("strasse")]).toEqual([alte.length, alte.length + 1]);
  });

  it.each(["", "?bereich=vorhabenV2&size=1001", "?bereich=vorhabenV2&page=-1", "?bereich=vorhabenV2&sort=text:asc"])(
    "lehnen eine unpassende Anfrage ab: %s",
    async (frage) => {
      expect((await b.ruf("GET", `/v1/hilfetexte${frage}`)).status).toBe(422);
    },
  );

  it("gibt es auch als kurze Hinweistexte", async () => {
    const { body } = await b.ruf("GET", "/v1/hinweistexte?page=0&size=1000");
    expect(listOf(body.data).map(({ data }) => data)).toContainEqual({
      schluessel: "pflichtfelder",
      text: "* Diese Felder sind verpflichtend auszufüllen.",
    });
  });
});
