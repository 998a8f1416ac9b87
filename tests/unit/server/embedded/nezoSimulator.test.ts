import { describe, expect, it } from "vitest";
import type { NezoUnternehmen } from "~/server/backend/ports/nezoPort";
import { createNezoSimulator } from "~/server/embedded/nezoSimulator";

const BEKANNT: NezoUnternehmen = {
  firma: 'Muster & "Söhne" <GmbH>',
  rechtsform: "GMBH",
  strasse: "Musterweg",
  hausnummer: "1",
  plz: "12345",
  ort: "Musterstadt",
  bundesland: "BE",
  land: "DE",
  steuernummer: "1127081508152",
  finanzamt: "Finanzamt Musterstadt",
  registerart: "",
  registernummer: "",
  registergericht: "",
  kontoId: "konto-1",
};
const RUECKKEHR = "https://portal.example.org/nezoweiterleitung";

const simulator = () =>
  createNezoSimulator({
    publicUrl: "https://portal.example.org",
    clientToken: "geheimes-token",
    unternehmen: () => Promise.resolve([BEKANNT]),
  });

const oeffnen = (url: string) => new Request(url);
const absenden = (felder: Record<string, string>) =>
  new Request("https://portal.example.org/nezo-simulator/anmelden", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ state: "s1", intent: "EINREICHEN", rueckkehr: RUECKKEHR, ...felder }).toString(),
  });
const neuesZertifikat = {
  zertifikat: "neu",
  aktion: "anmelden",
  firma: "Beispiel Sensorik GmbH",
  rechtsform: "GMBH",
  strasse: "Musterstraße",
  hausnummer: "12",
  plz: "50667",
  ort: "Köln",
  bundesland: "NW",
  steuernummer: "215/1234/5674",
  finanzamt: "Finanzamt Köln-Mitte",
};

describe("nezo-Simulator", () => {
  it("zeigt die bekannten Unternehmen mit maskierten Sonderzeichen und ohne eingebettete Skripte und Stile", async () => {
    const { handle, port } = simulator();
    const antwort = await handle(
      oeffnen(port.anmeldeUrl({ state: '"><script>x</script>', intent: "EINREICHEN", rueckkehr: RUECKKEHR })),
    );
    const html = await antwort.text();
    expect(antwort.status).toBe(200);
    expect(html).toContain("ELSTER-Zertifikat (Simulator)");
    expect(html).toContain("Muster &amp; &quot;Söhne&quot; &lt;GmbH&gt;");
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/\sstyle=|<style/);
    expect(antwort.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("kehrt nach der Anmeldung mit state und intent zurück und kennt dann das Unternehmen", async () => {
    const { handle, port } = simulator();
    expect(await port.ergebnis("s1")).toEqual({ status: "OFFEN" });
    const antwort = await handle(absenden({ zertifikat: "konto-1", aktion: "anmelden" }));
    expect(antwort.status).toBe(303);
    expect(antwort.headers.get("location")).toBe(
      "https://portal.example.org/nezoweiterleitung?state=s1&intent=EINREICHEN",
    );
    expect(await port.ergebnis("s1")).toEqual({ status: "ERFOLG", unternehmen: BEKANNT });
  });

  it("meldet einen Abbruch", async () => {
    const { handle, port } = simulator();
    const antwort = await handle(absenden({ aktion: "abbrechen" }));
    expect(antwort.status).toBe(303);
    expect(await port.ergebnis("s1")).toEqual({ status: "ABBRUCH" });
  });

  it("bildet aus den Angaben ein neues Zertifikat mit dreizehnstelliger Steuernummer", async () => {
    const { handle, port } = simulator();
    await handle(absenden(neuesZertifikat));
    expect(await port.ergebnis("s1")).toMatchObject({
      status: "ERFOLG",
      unternehmen: { firma: "Beispiel Sensorik GmbH", land: "DE", steuernummer: "5215012345674" },
    });
  });

  it.each([
    [{ ...neuesZertifikat, firma: " " }, "Bitte füllen Sie alle Angaben des neuen Zertifikats aus."],
    [{ ...neuesZertifikat, plz: "5066" }, "Die Postleitzahl besteht aus fünf Ziffern."],
    [{ ...neuesZertifikat, steuernummer: "1" }, "Bitte geben Sie die Steuernummer im Format FFF/BBBB/UUUP"],
    [{ zertifikat: "gibt-es-nicht", aktion: "anmelden" }, "Bitte wählen Sie ein Zertifikat aus."],
  ])("zeigt das Formular mit Meldung und Eingaben wieder: %#", async (felder, meldung) => {
    const { handle, port } = simulator();
    const antwort = await handle(absenden(felder));
    expect(antwort.status).toBe(422);
    expect(await antwort.text()).toContain(meldung);
    expect(await port.ergebnis("s1")).toEqual({ status: "OFFEN" });
  });

  it("schlägt für eine Registrierung ein neues Zertifikat vor, dessen Angaben gültig sind", async () => {
    const { handle, port } = simulator();
    const html = await (
      await handle(oeffnen(port.anmeldeUrl({ state: "s1", intent: "REGISTRIERUNG", rueckkehr: RUECKKEHR })))
    ).text();
    expect(html).toMatch(/value="neu" checked/);
    const wert = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    const namen = ["firma", "strasse", "hausnummer", "plz", "ort", "steuernummer", "finanzamt"];
    const felder = Object.fromEntries(namen.map((name) => [name, wert(name)]));
    const antwort = await handle(
      absenden({ ...felder, rechtsform: "GMBH", bundesland: "NW", zertifikat: "neu", aktion: "anmelden" }),
    );
    expect(antwort.status).toBe(303);
  });

  it.each([
    "https://boese.example/nezoweiterleitung",
    "https://portal.example.org.boese.example/nezoweiterleitung",
    "javascript:alert(1)",
    "",
  ])("kehrt nirgends anders hin zurück: %s", async (rueckkehr) => {
    const { handle } = simulator();
    const antwort = await handle(absenden({ rueckkehr, zertifikat: "konto-1", aktion: "anmelden" }));
    expect(antwort.status).toBe(400);
    expect(antwort.headers.get("location")).toBeNull();
  });

  it("gibt ein Ergebnis nur mit dem Token heraus", async () => {
    const { handle } = simulator();
    await handle(absenden({ aktion: "abbrechen" }));
    const url = "https://portal.example.org/nezo-simulator/ergebnis?state=s1";
    expect((await handle(new Request(url))).status).toBe(403);
    expect((await handle(new Request(url, { headers: { authorization: "Bearer falsch" } }))).status).toBe(403);
    const antwort = await handle(new Request(url, { headers: { authorization: "Bearer geheimes-token" } }));
    expect(await antwort.json()).toEqual({ status: "ABBRUCH" });
  });
});
