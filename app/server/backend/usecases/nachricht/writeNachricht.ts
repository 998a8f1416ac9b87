import type { NachrichtArt } from "~/domain/nachricht/nachrichtArten";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { insertNachricht } from "../../storage/nachrichtStore";
import { publishUngelesen } from "../live/publish";

/** A message to a company; `antragUuid` when it is about an Antrag. */
export type NeueNachricht = {
  unternehmenUuid: string;
  antragUuid: string | null;
  art: NachrichtArt;
  titel: string;
  text: string;
  am: Date;
};

/** Puts a message into the inbox of a company and tells those who are logged in for it. Answers its id. */
export async function writeNachricht(tx: Ausfuehrer, dienste: Dienste, { am, ...neu }: NeueNachricht): Promise<string> {
  const uuid = dienste.random.uuid();
  await insertNachricht(tx, { uuid, ...neu, erstelltAm: am });
  await publishUngelesen(tx, dienste, { empfaenger: { art: "unternehmen", uuid: neu.unternehmenUuid }, neue: uuid });
  return uuid;
}
