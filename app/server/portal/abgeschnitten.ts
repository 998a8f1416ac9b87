/** Start of the names of what was cut off while a text was typed, as the kit posts it. */
const REST = "rest.";

const VERWERFEN = /^rest ([0-9a-f-]{36})$/;

/** What scripts have cut off while it was typed: it stands beside its field. */
export function imBrowserAbgeschnitten(
  formData: FormData,
  felder: readonly { key: string }[],
): { feld: string; rest: string }[] {
  return felder.flatMap(({ key }) => {
    const rest = formData.get(`${REST}${key}`);
    return typeof rest === "string" && rest !== "" ? [{ feld: key, rest }] : [];
  });
}

/** The rest that the pressed button discards; undefined for every other button. */
export function zuVerwerfenderRest(formData: FormData): string | undefined {
  const knopf = formData.get("absicht");
  return typeof knopf === "string" ? VERWERFEN.exec(knopf)?.[1] : undefined;
}
