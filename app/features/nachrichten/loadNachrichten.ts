import type { NachrichtKopf } from "~/contract/mitteilung/nachrichten";
import type { Rufe } from "~/contract/wire/call";
import { formatFolge, readFolge, type Seitenfolge, withinSeiten } from "~/domain/tabelle/nachladen";
import { NACHRICHT_ANSICHTEN, type NachrichtAnsicht } from "~/domain/nachricht/antwort";
import { listFolge } from "~/features/tabelle";
import { formatDateTime } from "~/lib/date";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

export const JE_SEITE = 25;

/** What the address of the inbox asks for. */
export type Anfrage = Seitenfolge & { suche: string; zeige: NachrichtAnsicht; antrag: string | null };

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
  return {
    suche: (query.get("suche") ?? "").trim().slice(0, 200),
    zeige,
    antrag: isUuid(antrag) ? antrag : null,
    ...readFolge(query, JE_SEITE),
  };
}

/** The address of the inbox for what is asked. */
export const posteingangHref = ({ suche, zeige, antrag, ...folge }: Anfrage): string =>
  href(
    "nachrichten",
    {},
    { suche: suche || null, zeige: zeige === "alle" ? null : zeige, antrag, ...formatFolge(folge) },
  );

export const toEintrag = (kopf: NachrichtKopf): Eintrag => ({
  ...kopf,
  wann: formatDateTime(new Date(kopf.erstelltAm)),
  href: href("nachricht", { uuid: kopf.uuid }),
});

/**
 * The pages of the inbox that stand below each other. `istFirma`: the reader belongs to a company, and has an inbox of
 * his or her own.
 */
export async function loadNachrichten(
  call: Rufe,
  { url, istFirma }: { url: URL; istFirma: boolean },
): Promise<PosteingangDaten> {
  const anfrage = readAnfrage(url.searchParams);
  const { suche, zeige, antrag } = anfrage;
  const eingabe = { suche, zeige, ...(antrag !== null && { antragUuid: antrag }) };
  const { data, total } = await listFolge(anfrage, JE_SEITE, (seite) =>
    call.nachrichten.listNachrichten({ ...eingabe, ...seite }),
  );
  const seiten = Math.max(1, Math.ceil(total / JE_SEITE));
  return { anfrage: withinSeiten(anfrage, seiten), eintraege: data.map(toEintrag), total, seiten, istFirma };
}

/** The newest messages, read or not. */
export const loadNeueste = async (call: Rufe, anzahl: number): Promise<Eintrag[]> =>
  (await call.nachrichten.listNachrichten({ page: 0, size: anzahl })).data.map(toEintrag);
