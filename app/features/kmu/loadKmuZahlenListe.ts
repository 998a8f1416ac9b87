import type { KmuZahlenListe } from "~/contract/unternehmen/kmu";
import type { Rufe } from "~/contract/wire/call";
import { type KmuZahlenFrage, kmuZahlenJahr, kmuZahlenText } from "~/domain/kmu/kmuZahlenTexte";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { type RowState, storedRowState } from "~/formkit/rowState";
import { bereichVonZahlen } from "./kmuZahlenEingaben";

/** Figures of one Wirtschaftsjahr as the list shows them: answers as people read them, "" where there is none. */
export type KmuZahlenEintrag = Readonly<Record<KmuZahlenFrage | "uuid" | "jahr" | "geaendertAm", string>> & {
  readonly status: RowState;
};

/** What the page of the figures shows. */
export type KmuZahlenListeDaten = Listenstand &
  Pick<KmuZahlenListe, "total" | "rechte"> & {
    zeilen: KmuZahlenEintrag[];
    /** Is there anybody else in the list of the affiliated companies? */
    hatAndere: boolean;
  };

function toEintrag(zahlen: KmuZahlenListe["data"][number], kontext: KmuZahlenListe["kontext"]): KmuZahlenEintrag {
  const { uuid, fehler, geaendertAm } = zahlen;
  const bereich = bereichVonZahlen({ ...zahlen, kontext });
  const antwortAuf = (frage: KmuZahlenFrage): string => kmuZahlenText(frage, bereich);
  return {
    uuid,
    status: storedRowState({ fehler, warnungen: [] }),
    beteiligter: antwortAuf("beteiligter"),
    jahr: kmuZahlenJahr(bereich),
    wertart: antwortAuf("wertart"),
    beschaeftigte: antwortAuf("beschaeftigte"),
    umsatz: antwortAuf("umsatz"),
    bilanzsumme: antwortAuf("bilanzsumme"),
    geaendertAm,
  };
}

/**
 * The figures as the address asks for them. Whom the company is related with, and what else the rules of a row know, is
 * read here: the page carries only what it shows.
 */
export async function loadKmuZahlenListe(call: Rufe, url: URL): Promise<KmuZahlenListeDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "kmuZahlen",
    isStab: false,
    list: (anfrage) => call.kmu.listKmuZahlen(anfrage),
  });
  const { data, total, kontext, rechte } = antwort;
  const zeilen = data.map((zahlen) => toEintrag(zahlen, kontext));
  return { ...stand, zeilen, total, rechte, hatAndere: kontext.firmen.length > 1 };
}
