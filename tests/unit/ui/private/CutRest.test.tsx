import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CutRest } from "~/ui/private/CutRest";

const show = (text: string) =>
  renderToStaticMarkup(
    <CutRest field={{ id: "ziel", name: "ziel", label: "Ziel" }} text={text} onForget={() => undefined} />,
  );

it("wird mit seinem Formular gesendet", () => {
  expect(show("Rest")).toContain('name="rest.ziel"');
  expect(show("Rest")).not.toContain("Zu groß");
});

it.each([
  ["lang", "x".repeat(60_000)],
  ["beim Senden lang", "ü".repeat(9_000)],
])("bleibt auf der Seite, wenn er so %s ist, dass das übrige nicht gespeichert werden könnte", (_wie, text) => {
  expect(show(text)).not.toContain('name="rest.ziel"');
  expect(show(text)).toContain("Zu groß zum Speichern: Der Rest steht nur hier.");
  expect(show(text)).toContain(text);
});
