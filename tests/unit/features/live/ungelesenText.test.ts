import { expect, it } from "vitest";
import { neueNachrichtText, ungelesenText } from "~/features/live/ungelesenText";

it.each([
  [1, "Sie haben 1 ungelesene Nachricht"],
  [2, "Sie haben 2 ungelesene Nachrichten"],
])("%i unread messages", (anzahl, text) => {
  expect(ungelesenText(anzahl)).toBe(text);
});

it("says from whom a new message comes and what it is about", () => {
  const neu = { von: "BESCHEINIGUNGSSTELLE", titel: "Nachforderung eingegangen", antrag: "FZ-2026-000001" } as const;
  expect(neueNachrichtText(2, neu)).toBe(
    "Neue Nachricht von der Bescheinigungsstelle zum Antrag „FZ-2026-000001“: Nachforderung eingegangen. Sie haben 2 ungelesene Nachrichten",
  );
  expect(neueNachrichtText(1, { von: "PORTAL", titel: "Benutzer hinzugefügt", antrag: null })).toBe(
    "Neue Nachricht vom Antragsportal: Benutzer hinzugefügt. Sie haben 1 ungelesene Nachricht",
  );
  expect(neueNachrichtText(1, undefined)).toBe("Sie haben 1 ungelesene Nachricht");
});
