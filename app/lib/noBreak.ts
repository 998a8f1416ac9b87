/**
 * Keeps together on a line what is read as one: "§ 16", "9 bis 16 Uhr", "25 %", "800 €", "5 MB", a phone number.
 * Letters stay what they are.
 */
export const noBreak = (text: string): string =>
  text
    .replaceAll(/\+\d[\d ]+\d/g, (telefon) => telefon.replaceAll(" ", "\u00a0"))
    .replaceAll(/§ (?=\d)/g, "§\u00a0")
    .replaceAll(/(\d) (?=[%€]|(?:Uhr|MB)\b)/g, "$1\u00a0");
