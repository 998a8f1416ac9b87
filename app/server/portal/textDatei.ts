/** Spreadsheets write UTF-8, or the character set of their system, without a sign for it: here Windows-1252. */
function decoderFor(bytes: Uint8Array): TextDecoder {
  const [erstes, zweites] = bytes;
  if (erstes === 0xff && zweites === 0xfe) return new TextDecoder("utf-16le");
  if (erstes === 0xfe && zweites === 0xff) return new TextDecoder("utf-16be");
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return new TextDecoder("utf-8");
  } catch {
    return new TextDecoder("windows-1252");
  }
}

/** The text of a file of a posted form, whatever a spreadsheet has written it with; null when none was chosen. */
export async function readTextDatei(formData: FormData, name: string): Promise<string | null> {
  const datei = formData.get(name);
  if (!(datei instanceof File) || datei.size === 0) return null;
  const bytes = new Uint8Array(await datei.arrayBuffer());
  return decoderFor(bytes).decode(bytes);
}
