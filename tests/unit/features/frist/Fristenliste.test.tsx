import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, it } from "vitest";
import { Fristenliste, FristenNachArt, type FristZeile } from "~/features/frist";

const ABRUF: FristZeile = {
  key: "ABRUF 1",
  art: "ABRUF",
  titel: "Bescheid abrufen",
  href: "/antraege/a/bescheidmenu",
  antragTitel: "Körperschall",
  nummer: null,
  tag: "Mo., 07.12.2026",
  rest: "noch 7 Tage",
  dringlichkeit: "bald",
  hinweis: null,
  wartung: null,
};
const NACHFORDERUNG: FristZeile = {
  ...ABRUF,
  key: "NACHFORDERUNG 1",
  art: "NACHFORDERUNG",
  titel: "Nachforderung 2 beantworten",
  nummer: 2,
  antragTitel: "Terahertz",
  wartung: "Das Portal wird gewartet.",
};
const STATISTIK: FristZeile = {
  ...ABRUF,
  key: "GESCHAEFTSSTATISTIK 1",
  art: "GESCHAEFTSSTATISTIK",
  titel: "Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt",
  antragTitel: null,
};

/** What stands on the page, without its elements. */
const textVon = (seite: ReactNode): string =>
  renderToStaticMarkup(<StaticRouter location="/home">{seite}</StaticRouter>)
    .replace(/<[^>]*>/g, "|")
    .replace(/\|[|\s]*/g, "|");

it("nennt unter jeder Art die Anträge, die Art mit der nächsten Frist zuerst", () => {
  const text = textVon(
    <FristenNachArt
      fristen={[ABRUF, NACHFORDERUNG, STATISTIK, { ...ABRUF, key: "ABRUF 2", antragTitel: "Klebstoffe" }]}
    />,
  );
  expect(text).toMatch(
    /^\|Bescheid abrufen\|Körperschall\|, Bescheid abrufen\|noch 7 Tage\|Mo\., 07\.12\.2026\|als Termin speichern: Bescheid abrufen, Körperschall \(Kalenderdatei\)\|Klebstoffe\|/,
  );
  expect(text).toContain("|Nachforderung beantworten|Nr. 2: Terahertz|, Nachforderung 2 beantworten|");
  expect(text).toContain("|Geschäftsstatistik erfassen|Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt|");
});

it("sagt an der Frist, was an ihr besonders ist", () => {
  const hinweis = "Mehr Zeit ist beantragt und noch nicht entschieden. Bis dahin können Sie antworten.";
  expect(textVon(<Fristenliste fristen={[{ ...NACHFORDERUNG, hinweis }]} />)).toContain(`|${hinweis}|`);
});

it("sagt an der Frist, was eine Wartung für sie bedeutet, und für jede Art einmal, was danach geschieht", () => {
  const text = textVon(<FristenNachArt fristen={[ABRUF, NACHFORDERUNG]} />);
  expect(text).toContain("Das Portal wird gewartet.");
  expect(text).toContain("Was passiert danach?");
  expect(text.match(/Danach liegt der Bescheid nicht mehr zum Abruf bereit\./g)).toHaveLength(1);
  expect(text).not.toContain("Danach ist ein Widerspruch verspätet.");
});

it("nennt auf der Seite eines Antrags, was zu tun ist, und nicht noch einmal den Antrag", () => {
  const text = textVon(<Fristenliste fristen={[ABRUF]} />);
  expect(text).toContain("Bescheid abrufen");
  expect(text).not.toContain("Körperschall");
});
