import type { AntragZeile } from "~/contract/antragListe";
import type { Rufe } from "~/contract/rufe";
import { antragStatusText } from "~/domain/antrag/antragStatus";
import type { Exporttabelle, Exportzelle } from "~/contract/exportTabelle";
import { TABELLEN, waehleSpalten } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { berlinDate } from "~/lib/date";
import { toListenanfrage, type SpaltenKey } from "./loadAntragListe";

const SPALTEN = TABELLEN.antraege;

const text = (wert: string | null): Exportzelle => (wert === null || wert === "" ? null : { art: "text", wert });
const tag = (moment: string | null): Exportzelle => (moment === null ? null : { art: "tag", wert: berlinDate(new Date(moment)) });

const ZELLEN: Readonly<Record<SpaltenKey, (zeile: AntragZeile) => Exportzelle>> = {
  antragsnummer: ({ antragsnummer }) => text(antragsnummer),
  bezeichnung: ({ bezeichnung }) => text(bezeichnung),
  status: ({ status }) => text(antragStatusText(status)),
  version: ({ version }) => text(version),
  anzahlVorhaben: ({ anzahlVorhaben }) => ({ art: "zahl", wert: anzahlVorhaben }),
  erstelltAm: ({ erstelltAm }) => tag(erstelltAm),
  geaendertAm: ({ geaendertAm }) => tag(geaendertAm),
  geaendertVon: ({ geaendertVon }) => text(geaendertVon),
  eingereichtAm: ({ eingereichtAm }) => tag(eingereichtAm),
};

/** All rows that the list reaches in the view of the URL, in its order and the columns of the person's choice. */
export async function loadListenExport(call: Rufe, url: URL): Promise<Exporttabelle> {
  const ansicht = parseAnsicht(url.searchParams, SPALTEN);
  const [{ data }, { spalten: gewaehlt }] = await Promise.all([
    call.antraege.listAntraege({ page: 0, size: 0, ...toListenanfrage(ansicht) }),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  const spalten = waehleSpalten(SPALTEN, gewaehlt);
  return {
    name: "Anträge",
    spalten: spalten.map(({ title }) => title),
    zeilen: data.map((zeile) => spalten.map(({ key }) => ZELLEN[key](zeile))),
  };
}
