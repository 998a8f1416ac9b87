import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { EntwurfArt, Schritt } from "~/features/entwurf/entwurfArt";
import { EntwurfSeite } from "~/features/entwurf/EntwurfSeite";

const AM = "2026-03-02T09:00:00.000Z";
const ANTRAG = "dddddddd-4444-4444-8444-444444444444";
const SCHRIFTSATZ: Omit<Schriftsatz, "art"> = {
  uuid: "cccccccc-3333-4333-8333-333333333333",
  antragUuid: ANTRAG,
  status: "ENTWURF",
  nachforderungUuid: null,
  bescheidUuid: null,
  widerspruchUuid: null,
  geaendertAm: AM,
  geaendertVon: "Nora Neumann",
  eingereichtAm: null,
  eingereichtVon: null,
  revision: 3,
  werte: {},
  kontext: { heute: "2026-03-02", fragen: [], vorhaben: [], widerspruchsfrist: "2026-03-16" },
  stand: "s",
  dateien: [],
  luecken: [],
  sperre: null,
  rechte: { bearbeiten: true, einreichen: true },
  pruefsumme: null,
  belegCode: null,
  reste: [],
};

type Fall = { was?: Partial<Schriftsatz> | null; schritt?: Schritt; darfBeginnen?: boolean };

/** The page as the portal renders it; `was` null: no draft is begun. */
async function show(art: EntwurfArt, { was = {}, schritt = "schreiben", darfBeginnen = true }: Fall = {}) {
  const schriftsatz = was === null ? null : { ...SCHRIFTSATZ, art, ...was };
  const lage = { darfBeginnen, ablehnung: null };
  const seite = {
    daten: { antragUuid: ANTRAG, antragTitel: "Mein Antrag", schriftsatz, lage },
    isNezo: true,
    schritt,
  };
  const element = (
    <EntwurfSeite art={art} seite={seite} fort={null} formular={{ csrf: "c", schluessel: "s" }} antwort={undefined} />
  );
  const routes = [{ path: "*", element }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/seite"));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const NUR_LESEN = { rechte: { bearbeiten: false, einreichen: false } };
const UNVOLLSTAENDIG = { luecken: [{ property: "vorhaben", message: "Bitte wählen Sie mindestens ein Vorhaben." }] };

describe.each<[EntwurfArt, { titel: string; knopf: string; pfad: string; unvollstaendig: string }]>([
  [
    "NACHTRAG",
    {
      titel: "Nachtrag ohne Nachforderung",
      knopf: "Nachtrag einreichen",
      pfad: `/antraege/${ANTRAG}/nachtrag/${SCHRIFTSATZ.uuid}`,
      unvollstaendig: "Es fehlen noch Antworten",
    },
  ],
  [
    "WIDERSPRUCH",
    {
      titel: "Widerspruch einlegen",
      knopf: "Widerspruch einlegen",
      pfad: `/antraege/${ANTRAG}/widerspruch/${SCHRIFTSATZ.uuid}`,
      unvollstaendig: "Bitte wählen Sie mindestens ein Vorhaben.",
    },
  ],
  [
    "ANTRAG_RUECKZUG",
    {
      titel: "Antrag zurückziehen",
      knopf: "Antrag zurückziehen",
      pfad: `/antraege/${ANTRAG}/rueckzug`,
      unvollstaendig: "Eine Angabe stimmt noch nicht",
    },
  ],
])("die Seite eines Entwurfs: %s", (art, { titel, knopf, pfad, unvollstaendig }) => {
  it("wird geschrieben, mit seinen Knöpfen an seiner Adresse", async () => {
    const html = await show(art);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${titel}</h1>`));
    for (const absicht of ["speichern", "weiter", "verwerfen"]) expect(html).toContain(`"${pfad}?absicht=${absicht}"`);
    expect(html).not.toMatch(/value="nezo"/);
  });

  it("wird im nächsten Schritt unterschrieben, nicht mehr geschrieben", async () => {
    const html = await show(art, { schritt: "unterschrift" });
    expect(html).toMatch(new RegExp(`value="nezo"[^>]*>.*?${knopf}`));
    expect(html).toContain(`href="${pfad}"`);
    expect(html).not.toContain("?absicht=speichern");
  });

  it("sagt vor der Unterschrift, dass noch etwas fehlt", async () => {
    const html = await show(art, { schritt: "unterschrift", was: UNVOLLSTAENDIG });
    expect(html).toContain(unvollstaendig);
    expect(html).not.toMatch(/value="nezo"/);
  });

  it("lässt sich von denen nur lesen, die ihn nicht schreiben dürfen", async () => {
    for (const schritt of ["schreiben", "unterschrift"] as const) {
      const html = await show(art, { schritt, was: NUR_LESEN });
      expect(html).not.toContain("?absicht=");
      expect(html).not.toMatch(/value="nezo"/);
      expect(html).toContain("Keine Angabe");
    }
  });
});

it("der Widerspruch führt Fehlendes an seine Felder zurück, die anderen sagen es neben der Unterschrift", async () => {
  const zurueck = { schritt: "unterschrift", was: UNVOLLSTAENDIG } as const;
  expect(await show("WIDERSPRUCH", zurueck)).toContain("?absicht=speichern");
  expect(await show("NACHTRAG", zurueck)).not.toContain("?absicht=speichern");
  expect(await show("ANTRAG_RUECKZUG", zurueck)).not.toContain("?absicht=speichern");
});

it("ein Nachtrag und ein Rückzug beginnen auf ihrer Seite; ohne das Recht steht da, wer es darf", async () => {
  expect(await show("NACHTRAG", { was: null })).toMatch(/value="beginnen"[^>]*>.*?Nachtrag beginnen/);
  expect(await show("ANTRAG_RUECKZUG", { was: null })).toMatch(/value="beginnen"[^>]*>.*?Rückzug vorbereiten/);
  const ohne = await show("ANTRAG_RUECKZUG", { was: null, darfBeginnen: false });
  expect(ohne).not.toContain('value="beginnen"');
  expect(ohne).toContain("Einen Rückzug vorbereiten können alle, die diesen Antrag bearbeiten dürfen.");
});
