import { SaxesParser } from "saxes";

/** One page of the list of objects; `weiter` leads to the next one. */
export type S3Liste = { objekte: { pfad: string; geaendertAm: Date }[]; weiter: string | null };

/** Gives each element that holds text only, with the names of those around it. Throws when it is no XML. */
function readElemente(xml: string, take: (weg: string, text: string) => void): void {
  const weg: string[] = [];
  let text = "";
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    weg.push(name);
    text = "";
  });
  parser.on("text", (teil) => (text += teil));
  parser.on("closetag", () => {
    take(weg.join("/"), text.trim());
    weg.pop();
    text = "";
  });
  parser.write(xml).close();
}

/** What a store says of its refusal, in its own word; "" when it says nothing. */
export function readErrorCode(xml: string): string {
  let code = "";
  try {
    readElemente(xml, (weg, text) => {
      if (weg === "Error/Code") code = text;
    });
  } catch {
    // Something between here and the store has answered; the status says enough.
  }
  return code;
}

/** Reads the answer of ListObjectsV2. Throws when it is none: then whatever answers is no S3 store. */
export function readListe(xml: string): S3Liste {
  const liste: S3Liste = { objekte: [], weiter: null };
  let wurzel = "";
  let pfad = "";
  let geaendertAm = new Date(Number.NaN);
  readElemente(xml, (weg, text) => {
    wurzel = weg;
    if (weg === "ListBucketResult/NextContinuationToken") liste.weiter = text;
    if (weg === "ListBucketResult/Contents/Key") pfad = text;
    if (weg === "ListBucketResult/Contents/LastModified") geaendertAm = new Date(text);
    if (weg === "ListBucketResult/Contents") liste.objekte.push({ pfad, geaendertAm });
  });
  if (wurzel !== "ListBucketResult") throw new Error("No list of objects");
  return liste;
}
