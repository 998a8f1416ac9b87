import type { KmuAngaben } from "./kmuAngaben";
import { isOffen, KMU_GRENZEN, KMU_GROESSEN_TEXTE, type KmuGroesse, type KmuVergleich } from "./kmuGrenzen";
import type { KmuErgebnis } from "./kmu";
import type { KmuLage } from "./kmuLage";
import type { KmuPosten, KmuRolle } from "./kmuJahr";
import type { KmuRegelKey } from "./kmuRegeln";
import type { KmuStation } from "./kmuVerlauf";
import { createKmuVerweise, type KmuVerweise, KMU_ZAHL_TITEL, prozentText, zahlText } from "./kmuVerweise";

/** One reason for the result, with the relations that it is about and the rules that it follows. */
export type KmuGrund = {
  readonly satz: string;
  readonly zeilen: readonly string[];
  readonly regeln: readonly KmuRegelKey[];
};

/** What a company is to the one whose status is asked for, in a sentence after its name. */
export const ROLLEN_TEXTE: Readonly<Record<KmuRolle, string>> = {
  EIGENES: "eigene Zahlen",
  VERBUNDEN: "für den KMU-Status verbunden",
  PARTNER: "Partnerunternehmen",
  VERBUNDEN_MIT_PARTNER: "mit einem Partnerunternehmen verbunden",
};

function describePosten(
  { name, rolle, anteil, enthaltenIn, zeilen, regeln }: KmuPosten,
  verweise: KmuVerweise,
): KmuGrund {
  if (enthaltenIn !== undefined) {
    const satz = `${name} zählt nicht noch einmal, weil die Zahlen in denen von ${verweise.nameVon(enthaltenIn)} enthalten sind.`;
    return { satz, zeilen, regeln };
  }
  const wie = rolle === "VERBUNDEN" ? "voll" : `zu ${prozentText(anteil)}`;
  return { satz: `${name} zählt ${wie} mit: ${ROLLEN_TEXTE[rolle]}.`, zeilen, regeln };
}

function describeVergleich({ zahl, wert, grenze, ergebnis, regel }: KmuVergleich): KmuGrund {
  const [ist, soll] = [zahlText(zahl, wert), zahlText(zahl, grenze)];
  const istHart = zahl === "beschaeftigte";
  const worte = {
    JA: istHart ? `${ist} liegt unter ${soll}` : `${ist} liegt nicht über ${soll}`,
    NEIN: istHart ? `${ist} liegt nicht unter ${soll}` : `${ist} liegt über ${soll}`,
    UNBEKANNT: `mindestens ${ist}, nicht vollständig bekannt (Grenze: ${soll})`,
  };
  return { satz: `${KMU_ZAHL_TITEL[zahl]}: ${worte[ergebnis]}.`, zeilen: [], regeln: [regel] };
}

/** The limits that decide: those of the size itself, and for none of the sizes those of the largest. */
function listVergleiche({ vergleiche }: KmuStation, groesse: KmuGroesse): readonly KmuVergleich[] {
  const zeile = groesse === "KEIN_KMU" ? KMU_GRENZEN.zeilen.at(-1)?.groesse : groesse;
  return vergleiche.filter((vergleich) => vergleich.groesse === zeile);
}

function describeStation(station: KmuStation, angaben: KmuAngaben): readonly KmuGrund[] {
  const verweise = createKmuVerweise(angaben);
  const andere = station.posten.filter(({ rolle }) => rolle !== "EIGENES");
  const keineAnderen: KmuGrund = {
    satz: "Kein anderes Unternehmen zählt mit. Gerechnet wird mit Ihren eigenen Zahlen.",
    zeilen: [],
    regeln: ["EIGENE_ZAHLEN"],
  };
  const nichtGezaehlte = station.nichtGezaehlt.map(({ unternehmen, anteil, zeilen, regel }): KmuGrund => {
    const warum = regel === "AUSNAHME" ? "ausgenommener Kapitalgeber" : "Anteil unter 25 %";
    return {
      satz: `${verweise.nameVon(unternehmen)} zählt nicht mit (${prozentText(anteil)}): ${warum}.`,
      zeilen,
      regeln: [regel],
    };
  });
  return [
    ...(andere.length === 0 ? [keineAnderen] : andere.map((posten) => describePosten(posten, verweise))),
    ...nichtGezaehlte,
    ...listVergleiche(station, station.groesse).map(describeVergleich),
  ];
}

/** How the last figures are classified; nothing that would contradict a result that is not known yet. */
function describeVerlauf({ groesse, lesarten }: Pick<KmuErgebnis, "groesse" | "lesarten">): readonly KmuGrund[] {
  const schritt = lesarten[0]?.verlauf.at(-1);
  if (schritt === undefined) return [];
  const { allein, eingeordnet, status, regel } = schritt;
  if (groesse === "UNBEKANNT" || isOffen(eingeordnet))
    return [
      { satz: "Wie Ihr Unternehmen einzuordnen ist, hängt von dem ab, was noch fehlt.", zeilen: [], regeln: [regel] },
    ];
  const anders = !isOffen(allein) && status !== allein.groesse;
  const satz = anders
    ? `Allein nach den letzten Zahlen wäre Ihr Unternehmen ${KMU_GROESSEN_TEXTE[allein.groesse]}. Die Einordnung ändert sich aber erst nach zwei Wirtschaftsjahren.`
    : `So ist Ihr Unternehmen nach den letzten Zahlen eingeordnet: ${KMU_GROESSEN_TEXTE[status]}.`;
  return [{ satz, zeilen: [], regeln: [regel] }];
}

/**
 * Why the result is what it is, in the order in which it was worked out. `groesse` is what the page says as a whole: it
 * may be unknown for something that the calculation does not know of.
 */
export function listKmuGruende({
  angaben,
  ergebnis: { oeffentlich, stationen, lesarten },
  groesse,
}: Pick<KmuLage, "angaben" | "ergebnis" | "groesse">): readonly KmuGrund[] {
  const letzte = stationen.at(-1);
  const stellen: KmuGrund = {
    satz: `Öffentliche Stellen halten zusammen ${prozentText(oeffentlich.anteil)}. Das beendet den KMU-Status, wie groß Ihr Unternehmen auch ist.`,
    zeilen: oeffentlich.zeilen,
    regeln: [oeffentlich.regel],
  };
  return [
    ...(oeffentlich.endet ? [stellen] : []),
    ...(letzte === undefined ? [] : describeStation(letzte, angaben)),
    ...describeVerlauf({ groesse, lesarten }),
  ];
}
