import { describe, expect, it } from "vitest";

import { darkColors, tokens } from "~/ui/theme/tokens";

type Colour = keyof typeof tokens.color;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts: readonly (readonly [Colour, readonly Colour[]])[] = [
  ["text", ["page", "surface", "surfaceMuted", "primarySoft", "infoSoft", "successSoft", "warningSoft", "dangerSoft"]],
  ["textMuted", ["page", "surface", "surfaceMuted"]],
  ["link", ["page", "surface", "surfaceMuted", "primarySoft"]],
  ["linkHover", ["page", "surface", "primarySoft"]],
  ["onDark", ["primaryStrong", "primaryHover", "secondaryStrong", "secondaryHover", "danger", "dangerHover", "text"]],
  ["danger", ["page", "surface", "dangerSoft"]],
  ["dangerHover", ["surface"]],
  ["success", ["surface", "successSoft"]],
  ["info", ["surface", "infoSoft"]],
  ["warningText", ["surface", "warningSoft"]],
  ["holiday", ["surface"]],
  ["onWarning", ["warning"]],
];

const lines: readonly (readonly [Colour, readonly Colour[]])[] = [
  ["control", ["page", "surface", "surfaceMuted"]],
  ["warningLine", ["page", "surface", "warningSoft"]],
  ["primary", ["page", "surface"]],
  ["focus", ["page", "surface", "primarySoft", "warning"]],
];

const pairs = (table: typeof texts) => table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each([
  ["light", tokens.color],
  ["dark", darkColors],
] as const)("colours on a %s page", (_page, color) => {
  it.each(pairs(texts))("text %s on %s keeps 7:1", (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs(lines))("line %s on %s keeps 3:1", (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3);
  });
});

describe("colours", () => {
  it("uses the colours of the specification", () => {
    expect(tokens.color.primary).toBe("#296f81");
    expect(tokens.color.secondary).toBe("#455f81");
  });
});
