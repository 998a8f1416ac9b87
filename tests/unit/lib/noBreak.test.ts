import { expect, it } from "vitest";
import { noBreak } from "~/lib/noBreak";

it.each([
  ["nach § 16 BGG und den §§ 3, 6", "nach §_16 BGG und den §§_3, 6"],
  ["§ 3 Abs. 4 Satz 2 FZulG", "§_3 Abs. 4 Satz 2 FZulG"],
  ["+49 30 000000-0 (Montag bis Freitag, 9 bis 16 Uhr)", "+49_30_000000-0 (Montag bis Freitag, 9 bis 16_Uhr)"],
  ["25 % von 1.234,50 €", "25_% von 1.234,50_€"],
  ["Das Zeichen § und das Jahr 2026 bleiben", "Das Zeichen § und das Jahr 2026 bleiben"],
  ["höchstens 5 MB.", "höchstens 5_MB."],
  ["4 Uhrwerke", "4 Uhrwerke"],
  ["", ""],
])("%s", (text, erwartet) => expect(noBreak(text)).toBe(erwartet.replaceAll("_", "\u00a0")));
