import { z } from "zod";
import { geparkterOrt } from "~/contract/antrag/geparkteEingaben";
import type { Dienste } from "../../dienste";
import type { GeparktZeile } from "../../storage/geparktStore";
import { openSiegel, seal } from "../sitzung/krypto";

const inhalt = z.object({
  ort: geparkterOrt,
  formular: z.enum(["V1", "V2", "ERGAENZUNG"]).nullable(),
  felder: z.string(),
});

/** What is kept of a form: where it was filled in, which form it was, and its answers as they were posted. */
export type GeparkterInhalt = z.infer<typeof inhalt>;

type Gebunden = Pick<
  GeparktZeile,
  "benutzerUuid" | "unternehmenUuid" | "antragUuid" | "firmenformular" | "stabsformular" | "gegenstandUuid"
>;

/**
 * A row opens only for the person, company and form that it was written for, even when somebody moves its text to
 * another row.
 */
const siegelVon = ({ benutzerUuid, unternehmenUuid, gegenstandUuid, ...formular }: Gebunden) => ({
  zweck: "geparkte-eingabe",
  aad: [
    benutzerUuid,
    unternehmenUuid,
    formular.antragUuid ?? formular.firmenformular ?? formular.stabsformular,
    gegenstandUuid,
  ].join(" "),
});

export function encrypt({ config }: Dienste, gebunden: Gebunden, klar: GeparkterInhalt): string {
  return seal(config.secretKey, siegelVon(gebunden), JSON.stringify(klar));
}

/** The content of a row; null when it does not open: the key of the server is another one, or the row was changed. */
export function decrypt({ config }: Dienste, zeile: GeparktZeile): GeparkterInhalt | null {
  const klar = openSiegel(config.secretKey, siegelVon(zeile), zeile.inhalt);
  return klar === null ? null : inhalt.parse(JSON.parse(klar));
}
