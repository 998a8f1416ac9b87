import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { StandFrage } from "~/features/unternehmen/StandFrage";

const render = (getippt: string, isUngueltig: boolean): string =>
  renderToStaticMarkup(
    <StaticRouter location="/unternehmen">
      <StandFrage adresse="/verbundeneUnternehmen" getippt={getippt} isUngueltig={isUngueltig} />
    </StaticRouter>,
  );

describe("die Frage nach dem Stand an einem Tag", () => {
  it("ist zugeklappt, solange niemand sie stellt", () => {
    expect(render("", false)).not.toMatch(/<details[^>]* open|role="alert"/);
  });

  it("schickt den Tag an die Seite, um die es geht, als Teil ihrer Adresse", () => {
    expect(render("", false)).toContain('<form method="get" action="/verbundeneUnternehmen">');
  });

  it("nennt einen Tag, den es nicht gibt, oben mit einem Weg zum Feld, und lässt ihn stehen", () => {
    const seite = render("31.02.2026", true);
    expect(seite).toMatch(/role="alert".*href="#stand".*Bitte geben Sie ein Datum als TT\.MM\.JJJJ ein/s);
    expect(seite).toMatch(/<details[^>]* open/);
    expect(seite).toContain('value="31.02.2026"');
  });
});
