/**
 * The bytes of the file that was chosen, else of the text that was pasted, else of what a page before has sent along;
 * base64.
 */
export async function readInhalt(formData: FormData): Promise<string> {
  const datei = formData.get("datei");
  if (datei instanceof File && datei.size > 0) return Buffer.from(await datei.arrayBuffer()).toString("base64");
  const text = formData.get("text");
  if (typeof text === "string" && text.trim() !== "") return Buffer.from(text, "utf8").toString("base64");
  const inhalt = formData.get("inhalt");
  return typeof inhalt === "string" ? inhalt : "";
}
