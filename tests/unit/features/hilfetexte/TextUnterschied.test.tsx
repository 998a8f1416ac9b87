import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextUnterschied } from "~/features/hilfetexte/TextUnterschied";

const seite = (quelle: string, vergleich: string) => ({ quelle, vergleich, index: 1, isActive: true });
const HTML = seite("<p>Ein kurzer Name.</p>", "Ein kurzer Name.");
const render = (neu: typeof HTML) => renderToStaticMarkup(<TextUnterschied titel="Neu" alt={HTML} neu={neu} />);

it("zeigt ein Markdown über HTML ohne Auszeichnungen, nur die anderen Wörter", () => {
  const html = render(seite("Ein langer Name.", "Ein langer Name."));
  expect(html).not.toContain("&lt;p&gt;");
  expect(html.match(/<(del|ins)>/g)).toHaveLength(2);
});

it("sagt, wenn Leser denselben Text sehen", () => {
  expect(render(seite("Ein kurzer Name.", "Ein kurzer Name."))).toContain("nur anders geschrieben");
  expect(render(HTML)).toContain("Der Text ist derselbe.");
});
