import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, it } from "vitest";
import type { LueckenDaten } from "~/features/antrag/loadLuecken";
import { LueckenSeite } from "~/features/antrag/LueckenSeite";

const VOLLSTAENDIG: LueckenDaten = {
  uuid: "11111111-1111-4111-8111-111111111111",
  titel: "Testantrag",
  darfBearbeiten: true,
  anzahlFehler: 0,
  anzahlWarnungen: 0,
  firma: [],
  hatVorhaben: true,
  vorhaben: [],
};

const render = (teil: Partial<LueckenDaten> = {}): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <LueckenSeite daten={{ ...VOLLSTAENDIG, ...teil }} />
    </StaticRouter>,
  );

it("says that nothing is missing, and leads on", () => {
  expect(render()).toContain("Es fehlt nichts.");
  expect(render()).toContain("Antrag einreichen");
});

it("names what the company has not said yet, with a link to it, and does not lead on", () => {
  const titel = "Geschäftsstatistik für die verlangten Wirtschaftsjahre";
  const punkt = { key: "statistik", titel, text: "Nicht vollständig erfasst", stand: "rot", href: "/ziel" } as const;
  const seite = render({ firma: [punkt] });
  expect(seite).not.toContain("Es fehlt nichts.");
  expect(seite).not.toContain("Antrag einreichen");
  expect(seite).toContain("Im Antrag fehlt nichts, in den Angaben Ihres Unternehmens noch etwas.");
  expect(seite).toMatch(new RegExp(`href="/ziel"[^>]*>${titel}`));
});

it("does not call an Antrag without a Vorhaben complete", () => {
  const seite = render({ hatVorhaben: false });
  expect(seite).toContain("Der Antrag enthält kein Vorhaben.");
  expect(seite).not.toContain("Antrag einreichen");
});

it("folds hints away while something is missing, and shows them when nothing else is", () => {
  const hinweis = { href: "/hinweis", label: "Stundensatz", message: "Ungewöhnlich hoch" };
  const fehler = { href: "/fehler", label: "Titel", message: "Bitte ausfüllen" };
  const tab = { key: "vorhaben", titel: "Vorhaben", fehler: [], warnungen: [hinweis] };
  const vorhaben = (eigener: typeof tab | { fehler: (typeof fehler)[] }) => [
    { uuid: VOLLSTAENDIG.uuid, titel: "Testvorhaben", tabs: [{ ...tab, ...eigener }] },
  ];
  const offen = render({ anzahlFehler: 1, anzahlWarnungen: 1, vorhaben: vorhaben({ fehler: [fehler] }) });
  expect(offen).toMatch(/<details[^>]*><summary.*1 Hinweis.*Stundensatz.*<\/details>/);
  const fertig = render({ anzahlWarnungen: 1, vorhaben: vorhaben(tab) });
  expect(fertig).toContain("Stundensatz");
  expect(fertig).not.toContain("<details");
});
