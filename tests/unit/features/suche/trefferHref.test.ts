import { expect, it } from "vitest";
import type { Fundstelle } from "~/contract/antrag/inhaltssuche";
import { trefferHref } from "~/features/suche/trefferHref";

const ANTRAG = "aaaaaaaa-0000-4000-8000-000000000001";
const STELLE = "bbbbbbbb-0000-4000-8000-000000000001";

it.each<[Fundstelle["art"], string]>([
  ["ANTRAG", `/antraege/${ANTRAG}/startseite`],
  ["NACHRICHT", `/nachrichten/${STELLE}`],
  ["BESCHEID", `/antraege/${ANTRAG}/bescheid?bescheid=${STELLE}`],
  ["NACHFORDERUNG", `/antrag/${ANTRAG}/nachforderungen#${STELLE}`],
  ["NACHTRAG", `/antraege/${ANTRAG}/nachforderung/${STELLE}`],
  ["WIDERSPRUCH", `/antraege/widerspruch/${STELLE}`],
])("%s leads to where it is read", (art, ziel) => {
  const stelle = { art, uuid: STELLE, ort: "", tab: null, anker: null, auszug: [] };
  expect(trefferHref({ uuid: ANTRAG, status: "IN_PRUEFUNG", form: "V2" }, stelle)).toBe(ziel);
});
