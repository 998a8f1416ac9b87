import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { AbgeschnittenerRest } from "~/contract/wire/rest";
import type { NachrichtMitText, NachrichtSeitenDaten } from "~/contract/mitteilung/nachrichten";
import type { Rufe } from "~/contract/wire/call";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { ANTWORT_DATEIEN_MAX } from "~/domain/nachricht/antwort";
import type { AnlageEintrag } from "~/features/anlagen";
import { href } from "~/routing/href";
import { type Eintrag, toEintrag } from "./loadNachrichten";
import { type Weiter, weiterVon } from "./seiteHref";

/** A message to be read. */
export type GeleseneNachricht = Eintrag & { absaetze: string[]; anlagen: AnlageEintrag[] };

/**
 * What the caller has begun to answer; `frei`: so many files may be added. `ticket` keeps an answer that arrives after
 * its session has ended, `geparkte` are those that wait, `reste` what was cut off earlier ones.
 */
export type Antwortentwurf = {
  antragUuid: string;
  text: string;
  anlagen: AnlageEintrag[];
  frei: number;
  ticket: string | undefined;
  geparkte: readonly GeparktKopf[];
  reste: readonly AbgeschnittenerRest[];
};

export type NachrichtDaten = {
  nachricht: GeleseneNachricht;
  antworten: GeleseneNachricht[];
  /** The other messages about the same Antrag. */
  verlauf: Eintrag[];
  weiter: Weiter | null;
  /** Null when the reader may not answer. */
  entwurf: Antwortentwurf | null;
  istFirma: boolean;
};

const toAnlage = (
  nachrichtUuid: string,
  { uuid, name, typ, groesse, sha256, fileName }: EingereichteAnlage,
): AnlageEintrag => ({
  uuid,
  name,
  typ,
  sha256,
  groesse: formatGroesse(groesse),
  href: href("nachrichtDatei", { uuid: nachrichtUuid, fileName }),
});

const toGelesen = ({ text, anlagen, ...kopf }: NachrichtMitText): GeleseneNachricht => ({
  ...toEintrag(kopf),
  absaetze: text.split(/\n{2,}/),
  anlagen: anlagen.map((anlage) => toAnlage(kopf.uuid, anlage)),
});

/** The page of one message from what the backend says. */
function toNachrichtDaten(daten: NachrichtSeitenDaten, istFirma: boolean): NachrichtDaten {
  const { nachricht, antworten, verlauf, darfAntworten, entwurf, ticket, geparkte = [], reste } = daten;
  const anlagen = (entwurf?.anlagen ?? []).map((anlage) => toAnlage(nachricht.uuid, anlage));
  return {
    nachricht: toGelesen(nachricht),
    antworten: antworten.map(toGelesen),
    verlauf: verlauf.filter(({ uuid }) => uuid !== nachricht.uuid).map(toEintrag),
    weiter: weiterVon(nachricht.art, nachricht.antrag?.uuid ?? null),
    entwurf: darfAntworten
      ? {
          antragUuid: nachricht.antrag?.uuid ?? "",
          text: entwurf?.text ?? "",
          anlagen,
          frei: ANTWORT_DATEIEN_MAX - anlagen.length,
          ticket,
          geparkte,
          reste,
        }
      : null,
    istFirma,
  };
}

/**
 * One message; null when it had not been read. It is marked, and the page has to be asked for again: the number of
 * unread ones is another. Where the support only looks, it stays unread.
 */
export async function loadNachricht(
  call: Rufe,
  { uuid, istFirma, isNurAnsicht }: { uuid: string; istFirma: boolean; isNurAnsicht: boolean },
): Promise<NachrichtDaten | null> {
  const daten = await call.nachrichten.getNachricht({ uuid });
  if (daten.nachricht.gelesen || isNurAnsicht) return toNachrichtDaten(daten, istFirma);
  await call.nachrichten.mark({ uuid, gelesen: true });
  return null;
}
