import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NichtGesendet } from "~/features/nachrichten/NichtGesendet";

const problem = {
  code: "STATUS_NICHT_ERLAUBT",
  httpStatus: 409,
  httpSubStatus: "409.20",
  errors: [],
  userMessage: "Auf diese Nachricht kann nicht geantwortet werden.",
};

it("zeigt eine Antwort, die nicht mehr gesendet werden kann, und warum", () => {
  const html = renderToStaticMarkup(<NichtGesendet antwort={{ problem, eingaben: { text: "Zeile 1\nZeile 2" } }} />);
  expect(html).toContain(problem.userMessage);
  expect(html).toMatch(/<textarea id="getippt"[^>]*>Zeile 1\nZeile 2<\/textarea>/);
  expect(html).toContain('href="#getippt"');
});

it("zeigt ohne Text nur, warum", () => {
  const html = renderToStaticMarkup(<NichtGesendet antwort={{ problem, eingaben: { text: " " } }} />);
  expect(html).toContain(problem.userMessage);
  expect(html).not.toContain("<textarea");
});
