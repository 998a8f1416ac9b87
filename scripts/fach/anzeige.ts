import { antragStatusText } from "../../app/domain/antrag/antragStatus";
import { formatDate } from "../../app/lib/date";
import type { FachKlient } from "../../app/server/fach/fachKlient";

type Liste = Awaited<ReturnType<FachKlient["listFachAntraege"]>>;
type Ganzer = Awaited<ReturnType<FachKlient["getFachAntrag"]>>;

/** One line for each Antrag. */
export function showListe({ data, total }: Liste): string {
  const zeilen = data.map(
    ({ antragsnummer, status, unternehmen, offeneNachforderungen }) =>
      `${antragsnummer}  ${antragStatusText(status).padEnd(36)}  ${unternehmen.firma}${offeneNachforderungen > 0 ? `  (${String(offeneNachforderungen)} offen)` : ""}`,
  );
  return [...zeilen, `${String(data.length)} von ${String(total)}`].join("\n");
}

function absatz(titel: string, zeilen: readonly string[]): string[] {
  return zeilen.length === 0 ? [] : ["", titel, ...zeilen.map((zeile) => `  ${zeile}`)];
}

/** Everything of an Antrag but the answers of its form. */
export function showAntrag(antrag: Ganzer): string {
  const { antragsnummer, uuid, status, unternehmen, eingereicht, nachforderungen, schriftsaetze, bescheide } = antrag;
  return [
    `${antragsnummer}  ${antragStatusText(status)}`,
    `${unternehmen.firma}, Kennung ${uuid}`,
    ...absatz(
      "Vorhaben",
      eingereicht.vorhaben.map(({ vorhabenId, titel }) => `${vorhabenId}  ${titel}`),
    ),
    ...absatz(
      "Nachforderungen",
      nachforderungen.map(
        ({ nummer, status: stand, frist, uuid: id, verlaengerung }) =>
          `${String(nummer)}  ${stand}  Frist ${formatDate(frist)}  ${id}${verlaengerung?.gewaehrt === null ? "  Verlängerung beantragt" : ""}`,
      ),
    ),
    ...absatz(
      "Schriftsätze",
      schriftsaetze.map(
        ({ art, status: stand, eingereichtAm, uuid: id }) => `${art}  ${stand}  ${eingereichtAm}  ${id}`,
      ),
    ),
    ...absatz(
      "Bescheide",
      bescheide.map(({ art, uuid: id, inhalt, abrufbarBis, abgerufenAm }) => {
        const ergebnisse = inhalt.vorhaben.map(({ ergebnis }) => ergebnis).join(", ");
        return `${art}  ${ergebnisse}  ${abgerufenAm === null ? `abrufbar bis ${formatDate(abrufbarBis)}` : "abgerufen"}  ${id}`;
      }),
    ),
  ].join("\n");
}
