import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { AntragsWeg } from "~/features/antrag/AntragsWeg";

const textVon = (status: AntragStatus): string =>
  renderToStaticMarkup(<AntragsWeg status={status} />)
    .replace(/<title>(.*?)<\/title>/g, "$1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

it("says which steps are done, where the Antrag is, and what may follow", () => {
  const text = textVon("UNTERLAGEN_NACHGEFORDERT");
  expect(text).toMatch(/Entwurf .*Eingereicht 3 Aktueller Schritt: Prüfung 4 Bescheid 5 Widerspruch, falls nötig$/);
  expect(
    renderToStaticMarkup(<AntragsWeg status="UNTERLAGEN_NACHGEFORDERT" />).match(/aria-current="step"/g),
  ).toHaveLength(1);
});

it("does not ask whether an objection is needed once there is one", () => {
  expect(textVon("WIDERSPRUCH_EINGEREICHT")).toMatch(/Bescheid 5 Aktueller Schritt: Widerspruch$/);
});

it("is not there for an Antrag that has left the way", () => {
  expect(textVon("ZURUECKGEZOGEN")).toBe("");
});
