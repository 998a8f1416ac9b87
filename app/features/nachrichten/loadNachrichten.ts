import type { NachrichtKopf } from "~/contract/mitteilung/nachrichten";
import type { Rufe } from "~/contract/wire/call";
import { NACHRICHT_ANSICHTEN, type NachrichtAnsicht } from "~/domain/nachricht/antwort";
import { formatDateTime } from "~/lib/date";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

const JE_SEITE = 25;

/** What the address of the inbox asks for. */
export type Anfrage = { suche: string; zeige: NachrichtAnsicht; antrag: string | null; seite: number };

/** A message as the inbox shows it. */
export type Eintrag = NachrichtKopf & { wann: string; href: string };

export type PosteingangDaten = {
  anfrage: Anfrage;
  eintraege: Eintrag[];
  total: number;
  seiten: number;
  istFirma: boolean;
};

/** Reads the address; what it does not understand counts as not given. */
export function readAnfrage(query: URLSearchParams): Anfrage {
  const zeige = NACHRICHT_ANSICHTEN.find((ansicht) => ansicht === query.get("zeige")) ?? "alle";
  const antrag = query.get("antrag");
  const seite = Number(query.get("seite"));
  return {
    suche: (query.get("suche") ?? "").trim().slice(0, 200),
    zeige,
    antrag: isUuid(antrag) ? antrag : null,
    seite: Number.isSafeInteger(seite) && seite > 0 && seite < 100_000 ? seite : 1,
  };
}

/** The address of the inbox for what is asked. */
export const posteingangHref = ({ suche, zeige, antrag, seite }: Anfrage): string =>
  href(
    "nachrichten",
    {},
    { suche: suche || null, zeige: zeige === "alle" ? null : zeige, antrag, seite: seite === 1 ? null : seite },
  );

export const toEintrag = (kopf: NachrichtKopf): Eintrag => ({
  ...kopf,
  wann: formatDateTime(new Date(kopf.erstelltAm)),
  href: href("nachricht", { uuid: kopf.uuid }),
});

/** One page of the inbox. `istFirma`: the reader belongs to a company, and has an inbox of his or her own. */
export async function loadNachrichten(
  call: Rufe,
  { url, istFirma }: { url: URL; istFirma: boolean },
): Promise<PosteingangDaten> {
  const anfrage = readAnfrage(url.searchParams);
  const { suche, zeige, antrag, seite } = anfrage;
  const eingabe = { suche, zeige, page: seite - 1, size: JE_SEITE, ...(antrag !== null && { antragUuid: antrag }) };
  const { data, total } = await call.nachrichten.listNachrichten(eingabe);
  return { anfrage, eintraege: data.map(toEintrag), total, seiten: Math.max(1, Math.ceil(total / JE_SEITE)), istFirma };
}
