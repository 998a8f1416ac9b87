import { expect, it } from "vitest";
import { ungelesenText } from "~/features/live/ungelesenText";

it.each([
  [1, "Sie haben 1 ungelesene Nachricht"],
  [2, "Sie haben 2 ungelesene Nachrichten"],
])("%i unread messages", (anzahl, text) => {
  expect(ungelesenText(anzahl)).toBe(text);
});
