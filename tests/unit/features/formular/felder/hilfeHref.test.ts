import { expect, it } from "vitest";
import { createHilfeHref } from "~/features/formular/felder/hilfeHref";

it.each([
  [
    "/antraege/a/formular/V2?vorhaben=v&tab=0",
    "?vorhaben=v&tab=0",
    "/antraege/a/formular/V2?vorhaben=v&tab=0&hilfe=titel",
  ],
  [
    "/antraege/a/formular/V2?vorhaben=v",
    "?hilfe=beginn&vorhaben=v&feld=ende",
    "/antraege/a/formular/V2?vorhaben=v&hilfe=titel",
  ],
  ["/einreichen/a", "", "/einreichen/a?hilfe=titel"],
])("von %s mit %s nach %s", (action, search, ziel) => {
  expect(createHilfeHref(action, search)("titel")).toBe(ziel);
});
