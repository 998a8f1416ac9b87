import { createHash } from "node:crypto";
import type { Textaenderung } from "~/contract/mitteilung/hilfetextDatei";
import type { Ausfuehrer } from "../../storage/datenbank";
import { type Bestandstext, listBestand } from "./textBestand";
import type { DateiEintrag } from "./textDatei";
import { toVergleichstext } from "./vergleichstext";
import { checkTextEingabe, firstFree, type Textinhalt, toTextHtml } from "./textEingabe";

type Inhalt = Omit<Textinhalt, "html">;

/** What would become of an entry, and for those to be stored the place and what is stored there. */
export type Textplan = { aenderung: Textaenderung; vorhaben: { platz: Bestandstext; inhalt: Textinhalt } | null };

/** What was decided about the entries before; the places by their area, each area read once. */
type Lage = {
  bereiche: Map<string, Promise<Bestandstext[]>>;
  belegte: Map<string, Map<number, string>>;
  zeilen: Map<string, number>;
};

const isSame = (a: Inhalt, b: Inhalt): boolean =>
  a.quelle === b.quelle && a.index === b.index && a.isActive === b.isActive;

const altVon = ({ quelle, index, isActive }: Bestandstext): Inhalt | null =>
  quelle === "" || index === null ? null : { quelle, index, isActive };

/** Names the entry, what it says, and the versions of the text that there are. */
function standVon({ bereich, feld }: DateiEintrag, platz: Bestandstext | undefined, neu: Inhalt | null): string {
  const was = JSON.stringify([platz?.nummer, platz?.offene?.nummer, platz?.offene?.revision, neu]);
  return `${bereich}/${feld}:${createHash("sha256").update(was).digest("base64url").slice(0, 22)}`;
}

/** Why a text cannot be taken over, though it could be typed: there is another one that waits. */
function listSperren({ offene }: Bestandstext): string[] {
  if (offene === undefined) return [];
  const was = offene.giltAb === null ? "einen anderen Entwurf" : "einen geplanten Text";
  return [`Es gibt schon ${was}. Veröffentlichen oder verwerfen Sie ihn zuerst.`];
}

const vergleichbar = (inhalt: Inhalt | null) =>
  inhalt === null ? null : { ...inhalt, vergleich: toVergleichstext(inhalt.quelle) };

type Befund = Partial<Pick<Textaenderung, "art" | "gruende">> & { neu?: Inhalt };

function toPlan(eintrag: DateiEintrag, platz: Bestandstext | undefined, befund: Befund): Textplan {
  const { zeile, bereich, feld } = eintrag;
  const { neu = null, ...rest } = befund;
  const aenderung: Textaenderung = {
    art: "ABGELEHNT",
    zeile,
    bereich,
    feld,
    bezeichnung: platz?.bezeichnung ?? feld,
    ort: platz?.ort ?? bereich,
    alt: vergleichbar(platz === undefined ? null : altVon(platz)),
    gruende: [],
    stand: standVon(eintrag, platz, neu),
    ...rest,
    neu: vergleichbar(neu),
  };
  const isVorhaben = aenderung.art === "NEU" || aenderung.art === "GEAENDERT";
  if (!isVorhaben || platz === undefined || neu === null) return { aenderung, vorhaben: null };
  return { aenderung, vorhaben: { platz, inhalt: { ...neu, html: toTextHtml(neu.quelle) } } };
}

/** Decides about an entry whose place is known. */
function decideText(
  eintrag: DateiEintrag & { text: object },
  platz: Bestandstext,
  belegte: Map<number, string>,
): Textplan {
  const { text, index, aktiv = platz.isActive || platz.quelle === "" } = eintrag.text;
  const nummer = index ?? platz.index ?? firstFree(belegte, platz);
  const typed = { quelle: text, index: String(nummer), isActive: aktiv };
  const { inhalt: neu, errors } = checkTextEingabe(typed, platz, belegte);
  if (errors.length > 0) return toPlan(eintrag, platz, { neu, gruende: errors.map(({ message }) => message) });
  const alt = altVon(platz);
  const isBekannt = (alt !== null && isSame(alt, neu)) || (platz.offene !== undefined && isSame(platz.offene, neu));
  if (isBekannt) return toPlan(eintrag, platz, { art: "GLEICH", neu });
  const gruende = listSperren(platz);
  if (gruende.length > 0) return toPlan(eintrag, platz, { neu, gruende });
  if (platz.art === "HILFE") belegte.set(neu.index, platz.feld);
  return toPlan(eintrag, platz, { art: alt === null ? "NEU" : "GEAENDERT", neu });
}

async function decideEintrag(eintrag: DateiEintrag, lage: Lage, read: (bereich: string) => Promise<Bestandstext[]>) {
  const { bereich, feld, zeile, gruende } = eintrag;
  if (gruende !== undefined) return toPlan(eintrag, undefined, { gruende });
  const alle = lage.bereiche.get(bereich) ?? read(bereich);
  lage.bereiche.set(bereich, alle);
  const plaetze = await alle;
  const platz = plaetze.find((eines) => eines.feld === feld);
  if (platz === undefined) return toPlan(eintrag, undefined, { gruende: ["Diese Stelle gibt es im Portal nicht."] });
  const kennung = `${bereich}/${feld}`;
  const fruehere = lage.zeilen.get(kennung);
  if (fruehere !== undefined)
    return toPlan(eintrag, platz, { gruende: [`Dieser Text steht schon in Zeile ${String(fruehere)}.`] });
  lage.zeilen.set(kennung, zeile);
  const belegte =
    lage.belegte.get(bereich) ??
    new Map([
      // A draft or a planned text has its index, too; what holds comes last, as when a draft is kept.
      ...plaetze.flatMap(({ offene, feld: eines }): [number, string][] => (offene ? [[offene.index, eines]] : [])),
      ...plaetze.flatMap(({ index, feld: eines }): [number, string][] => (index === null ? [] : [[index, eines]])),
    ]);
  lage.belegte.set(bereich, belegte);
  return decideText(eintrag, platz, belegte);
}

/** What would become of each entry of a file, in its order. */
export async function listTextplaene(
  db: Ausfuehrer,
  eintraege: readonly DateiEintrag[],
  jetzt: Date,
): Promise<Textplan[]> {
  const lage: Lage = { bereiche: new Map(), belegte: new Map(), zeilen: new Map() };
  const plaene: Textplan[] = [];
  for (const eintrag of eintraege)
    plaene.push(await decideEintrag(eintrag, lage, (bereich) => listBestand(db, bereich, jetzt)));
  return plaene;
}
