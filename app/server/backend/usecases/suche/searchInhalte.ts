import type { Fundstelle, Suchtreffer } from "~/contract/antrag/inhaltssuche";
import { formularArt } from "~/domain/antrag/formular/formulare";
import {
  type Suchhinweis,
  isZuKurz,
  listTeilworte,
  readSuchwoerter,
  toSuchbegriff,
  toTeilbegriff,
} from "~/domain/suche/suchbegriffe";
import {
  type Frage,
  listFundstellen,
  listGesuchte,
  listQuellen,
  listTreffer,
  listUngelesene,
} from "../../storage/inhaltssucheStore";
import { listZusammensetzungen } from "../../storage/teilwortStore";
import type { Aufruf } from "../antraege/aufruf";
import { rollenMitAllem } from "../fristen/listFristen";
import { readSuche } from "../tabellen/listenSuche";
import { createOrte } from "./fundorte";
import { toText } from "./suchtexte";

/** So many places of an Antrag are shown. */
const STELLEN_JE_ANTRAG = 3;
/** So many Vorhaben that nobody has written down yet are read at once. */
const UNGELESENE_MAX = 100;

type Anfrage = { q: string; page: number; size: number };

type Antwort = {
  data: Suchtreffer[];
  total: number;
  hinweis: Suchhinweis | null;
  istVollstaendig: boolean;
  istTeilwort: boolean;
};

const withNothing = (hinweis: Suchhinweis | null): Antwort => ({
  data: [],
  total: 0,
  hinweis,
  istVollstaendig: true,
  istTeilwort: false,
});

/**
 * Looks for words in the contents of all Anträge that a person sees: the rule is that of the list over all companies.
 * Staff have no company and get nothing, with the consent of a company neither. Five statements, two more where no word
 * begins as it was typed.
 */
export async function searchInhalte({ dienste, person }: Aufruf, { q, page, size }: Anfrage): Promise<Antwort> {
  const woerter = readSuchwoerter(readSuche(q));
  if (person.systemRolle !== "UNTERNEHMENSMITARBEITER") return withNothing(null);
  if (isZuKurz(woerter)) return withNothing("ZU_KURZ");
  const { db } = dienste;
  const wer = { benutzerUuid: person.benutzerUuid, rollenMitAllem };
  const [gesuchte, ungelesene] = await Promise.all([
    listGesuchte(db, woerter),
    listUngelesene(db, wer, UNGELESENE_MAX),
  ]);
  if (gesuchte.length === 0) return withNothing("ZU_ALLGEMEIN");
  const frage: Frage = { wer, begriffe: gesuchte.map(toSuchbegriff) };
  const texte = ungelesene.map((quelle) => ({
    antragUuid: quelle.antragUuid,
    uuid: quelle.uuid,
    rang: 1,
    text: toText(quelle),
  }));
  const fund = await findTreffer(db, frage, { woerter: gesuchte, texte, offset: page * size, limit: size });
  const { zeilen, total, istTeilwort } = fund;
  person.lesung.istListe = true;
  for (const { uuid } of zeilen) person.lesung.antraege.add(uuid);
  const stellen = await listStellen(
    { dienste, person },
    fund.frage,
    zeilen.map(({ uuid }) => uuid),
  );
  return {
    data: zeilen.map(({ version, istVereinfacht, ...zeile }) => ({
      ...zeile,
      form: formularArt({ version, istVereinfachterAntrag: istVereinfacht }),
      stellen: stellen.get(zeile.uuid)?.stellen ?? [],
      anzahlStellen: stellen.get(zeile.uuid)?.anzahl ?? 0,
    })),
    total,
    hinweis: null,
    istVollstaendig: ungelesene.length < UNGELESENE_MAX,
    istTeilwort,
  };
}

type Umfang = Parameters<typeof listTreffer>[2] & { woerter: readonly string[] };

/** What was found; where nothing was, by the words that the typed ones stand inside of. */
async function findTreffer(db: Aufruf["dienste"]["db"], frage: Frage, umfang: Umfang) {
  const direkt = { ...(await listTreffer(db, frage, umfang)), frage, istTeilwort: false };
  if (direkt.total > 0) return direkt;
  const { woerter, texte } = umfang;
  const gefunden = await listZusammensetzungen(db, frage.wer, { teile: listTeilworte(woerter), texte });
  if (gefunden.length === 0) return direkt;
  const lexemeVon = (wort: string) => gefunden.filter((eines) => eines.wort === wort).map(({ lexem }) => lexem);
  const breit = { ...frage, begriffe: woerter.map((wort) => toTeilbegriff(wort, lexemeVon(wort))) };
  return { ...(await listTreffer(db, breit, umfang)), frage: breit, istTeilwort: true };
}

type Stellen = ReadonlyMap<string, { stellen: Fundstelle[]; anzahl: number }>;

/** The places of these Anträge where the words stand. */
async function listStellen(
  { dienste: { db } }: Pick<Aufruf, "dienste" | "person">,
  frage: Frage,
  antragUuids: readonly string[],
): Promise<Stellen> {
  if (antragUuids.length === 0) return new Map();
  const orte = createOrte(await listQuellen(db, antragUuids));
  const zeilen = await listFundstellen(db, frage, { antragUuids, texte: orte.texte, jeAntrag: STELLEN_JE_ANTRAG });
  return new Map(
    antragUuids.map((uuid) => {
      const seine = zeilen.filter(({ antragUuid }) => antragUuid === uuid);
      return [uuid, { stellen: seine.map(orte.toFundstelle), anzahl: seine[0]?.anzahl ?? 0 }];
    }),
  );
}
