import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AblageAbsage, type DateiAblage } from "../backend/ports/ablagePort";
import type { S3Config } from "../settings/config";
import { createEingangsordner, type Empfangen, readStrom } from "./eingangsordner";
import { isKey, pfadVon } from "./schluessel";
import { createS3, S3Absage, type S3Antwort, type S3Ruf } from "./s3Ruf";
import { readListe, type S3Liste } from "./s3Xml";

/** What an operator looks at when the store gives this reason. */
const ZU_PRUEFEN: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "ANLAGEN_S3_SCHLUESSEL_ID",
  SignatureDoesNotMatch: "ANLAGEN_S3_GEHEIMNIS und ANLAGEN_S3_REGION",
  AuthorizationHeaderMalformed: "ANLAGEN_S3_REGION",
  NoSuchBucket: "ANLAGEN_S3_BUCKET",
  PermanentRedirect: "ANLAGEN_S3_ENDPUNKT und ANLAGEN_S3_REGION",
  AccessDenied: "die Rechte des Schlüssels am Bucket (auflisten, lesen, schreiben, löschen)",
  RequestTimeTooSkewed: "die Uhr dieses Rechners",
};

/** A refusal of the store that waiting does not mend, in words for the operator; anything else stays as it is. */
function toAbsage(error: unknown): unknown {
  if (!(error instanceof S3Absage) || error.status >= 500 || error.status === 429) return error;
  const pruefen = ZU_PRUEFEN[error.code] ?? "die Einstellungen ANLAGEN_S3_…";
  const grund = `${String(error.status)} ${error.code}`.trim();
  return new AblageAbsage(`Der S3-Speicher der Anlagen lehnt ab (${grund}). Bitte prüfen Sie ${pruefen}.`, {
    cause: error,
  });
}

/** The bucket below the prefix of this portal. */
type Bucket = { ruf: (ruf: S3Ruf) => Promise<S3Antwort>; anfang: string };

const objektVon = ({ anfang }: Bucket, schluessel: string): string => anfang + pfadVon(schluessel);

/** Puts a received file into the bucket and takes it out of the folder. */
async function put(bucket: Bucket, { pfad, groesse, sha256 }: Empfangen, schluessel: string): Promise<void> {
  // The signature covers the checksum: the store takes exactly these bytes or nothing.
  const kopfzeilen = {
    "content-length": String(groesse),
    "content-type": "application/octet-stream",
    "x-amz-content-sha256": sha256,
  };
  const antwort = await bucket.ruf({
    methode: "PUT",
    pfad: objektVon(bucket, schluessel),
    kopfzeilen,
    inhalt: () => readStrom(pfad),
  });
  await antwort.text();
  await rm(pfad, { force: true });
}

async function fetchListe({ ruf, anfang }: Bucket, suche: Record<string, string>): Promise<S3Liste> {
  const antwort = await ruf({ methode: "GET", pfad: "", suche: { "list-type": "2", prefix: anfang, ...suche } });
  return readListe(await antwort.text());
}

/** The keys of what was put there before a moment, from as many lists as the store needs to tell it. */
async function listAeltereObjekte(bucket: Bucket, vor: Date): Promise<string[]> {
  const gefunden: string[] = [];
  let weiter: string | null = "";
  while (weiter !== null) {
    const teil: S3Liste = await fetchListe(bucket, weiter === "" ? {} : { "continuation-token": weiter });
    for (const { pfad, geaendertAm } of teil.objekte)
      if (geaendertAm < vor) gefunden.push(pfad.slice(pfad.lastIndexOf("/") + 1));
    weiter = teil.weiter;
  }
  return gefunden.filter(isKey);
}

/**
 * Keeps files in a bucket of an S3 store, under their random keys below a prefix; what comes in is received in a folder
 * first.
 */
export async function createS3Ablage(config: S3Config, ordner: string): Promise<DateiAblage> {
  const bucket: Bucket = { ruf: await createS3(config), anfang: `${config.praefix}/` };
  const eingang = createEingangsordner(join(ordner, "eingang"), (datei, schluessel) => put(bucket, datei, schluessel));
  return {
    receive: eingang.receive,
    async open(schluessel) {
      try {
        return (await bucket.ruf({ methode: "GET", pfad: objektVon(bucket, schluessel) })).strom();
      } catch (error) {
        if (error instanceof S3Absage && error.code === "NoSuchKey") return null;
        throw error;
      }
    },
    async remove(schluessel) {
      await (await bucket.ruf({ methode: "DELETE", pfad: objektVon(bucket, schluessel) })).text();
    },
    async listAeltere(vor) {
      await eingang.discardOlder(vor);
      return listAeltereObjekte(bucket, vor);
    },
    async check() {
      await fetchListe(bucket, { "max-keys": "1" }).catch((error: unknown) => {
        throw toAbsage(error);
      });
    },
  };
}
