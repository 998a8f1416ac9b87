const ENCODER = new TextEncoder();

/**
 * The digest of a text of rows, in hex: whether it is still the one that was previewed. Line ends are those of whoever
 * sent it, and those around the text are no rows.
 */
export async function textAbdruck(text: string): Promise<string> {
  const zeilen = text.replace(/\r\n?/g, "\n").replace(/^\n+|\n+$/g, "");
  const bytes = await crypto.subtle.digest("SHA-256", ENCODER.encode(zeilen));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
