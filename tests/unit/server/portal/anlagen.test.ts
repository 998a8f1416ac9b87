import { expect, it } from "vitest";
import { forwardDatei } from "../../../../app/server/portal/anlagen";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, fehlerAntwort, sitzungAngemeldet } from "./scheinBackend";

it("sagt auf der Seite, von der sie verlangt war, dass es die Datei nicht gibt, und warum", async () => {
  const { backendFetch } = createScheinBackend({
    "GET /v1/sitzung": () => Response.json({ ...sitzungAngemeldet, navigation: ["exportMainView"] }),
    "GET /v1/dateien/fremd.csv": () => fehlerAntwort("NICHT_GEFUNDEN"),
  });
  const args = anfrageAn("/exporte/fremd.csv", backendFetch, {
    params: { fileName: "fremd.csv" },
    headers: { cookie: "sid=a; rid=b" },
  });
  const antwort = await forwardDatei(await openRoute(args, "exportLaden"), { zurueck: "/exporte" });
  const [, flash = ""] = antwort.headers.getSetCookie().join().split("flash=");
  const { text } = JSON.parse(Buffer.from(flash.split(".")[0] ?? "", "base64url").toString()) as { text: string };
  expect(antwort.headers.get("location")).toBe("/exporte");
  expect(text).toMatch(/^Download nicht möglich! .{10,}\.$/);
});
