import { formulare } from "~/domain/antrag/formular/formulare";
import { syncJahre } from "~/domain/antrag/formular/jahre";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { keepKnownWerte } from "~/formkit/storable";
import { rowsOf } from "~/formkit/werte";
import { type BeispielThema, ERSTES_THEMA } from "./beispielThemen";
import { ANSCHRIFT, grunddaten } from "./beispielVorhaben";

type Zeitraum = { beginn: string; ende: string };
type Vorgabe = { kontext: AntragKontext; random: () => string; thema?: BeispielThema; zeitraum?: Zeitraum };

/** A term of the time of the V1 form. */
const AUS_V1: Zeitraum = { beginn: "2021-01-01", ende: "2023-12-31" };

const AUFTRAGNEHMER = {
  name: "Beispiel Messtechnik GmbH",
  ...ANSCHRIFT,
  auftragsdatum: "2021-04-01",
  beitrag: "Testdaten: Entwicklung und Kalibrierung der Messaufnehmer für die Versuche.",
  auftragswert: "60000.00",
};

const PARTNER = {
  name: "Hochschule Beispielstadt",
  art: "HOCHSCHULE",
  ...ANSCHRIFT,
  beitrag: "Testdaten: Theoretische Beschreibung und unabhängige Auswertung der Messreihen.",
};

const NEUHEIT =
  " Verglichen wurden die in der Fachliteratur beschriebenen Verfahren und die am Markt angebotenen Geräte. Alle setzen eine Vergleichsmessung am unbeschädigten Bauteil voraus oder arbeiten nur bei gleichbleibenden Bedingungen. Das angestrebte Verfahren kommt ohne beides aus. Maßgeblich ist der Stand zu Beginn des Vorhabens; auch die seither angemeldeten Schutzrechte beschreiben keinen solchen Weg. Die Ergebnisse lassen sich auf andere Bauarten übertragen.";

const ROUTINE =
  "Testdaten: Der Lösungsweg ist nicht aus vorhandenen Verfahren ableitbar. Es genügt nicht, bekannte Werkzeuge anzuwenden oder Kennwerte anzupassen: Die Zusammenhänge müssen erst durch Versuche gefunden und an unabhängigen Messreihen bestätigt werden. Übliche Arbeiten des Betriebs wie Wartung, Abnahme und Dokumentation gehören nicht zum Vorhaben.";

/** A complete and valid Vorhaben over the seven tabs of V1: obvious test data. */
export function beispielVorhabenV1({ kontext, random, thema = ERSTES_THEMA, zeitraum = AUS_V1 }: Vorgabe): Werte {
  const werte: Werte = {
    ...blankWerte(formulare.V1),
    ...grunddaten(thema),
    ...zeitraum,
    eigenbetrieblich: true,
    auftrag: true,
    kooperationForschung: true,
    auftragnehmer: [{ uuid: random(), ...AUFTRAGNEHMER }],
    kooperationspartner: [{ uuid: random(), ...PARTNER }],
    ziele: thema.ziel,
    arbeiten: thema.arbeiten,
    neuheit: `${thema.standDerTechnik}${NEUHEIT}`,
    routine: ROUTINE,
    risiken: thema.unsicherheiten,
  };
  const mitJahren = syncJahre(formulare.V1, keepKnownWerte(formulare.V1, werte), { kontext, random });
  return {
    ...mitJahren,
    finanziellerRahmen: rowsOf(mitJahren, "finanziellerRahmen").map((zeile) => ({
      ...zeile,
      personalaufwand: "112500.00",
      auftragskosten: "20000.00",
    })),
    personellerRahmen: rowsOf(mitJahren, "personellerRahmen").map((zeile) => ({
      ...zeile,
      personalAnzahl: "3",
      personalVzae: "1.5",
    })),
  };
}
