import type { BenutzerZeile, ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { MITGLIED_STATUS, type MitgliedStatus, ZUGRIFFE, ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { RufKontext, FirmenPerson } from "../../kontext";
import { type BenutzerEintrag, findZustimmung, listBenutzer as listEintraege } from "../../storage/mitgliedStore";
import { chooseZeilen, type Lesart } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { requireVerwalter } from "./verwaltung";

type Liste = { data: BenutzerZeile[]; total: number; zustimmung: ZustimmungStand };

/**
 * Everybody of the company and its invitations. A company has some dozens of them: they are searched and sorted here.
 */
export async function listBenutzer(kontext: RufKontext, anfrage: Listenanfrage): Promise<Liste> {
  const person = requireVerwalter(kontext);
  person.lesung.istListe = true;
  const { db, clock } = kontext.dienste;
  const [eintraege, setting] = await Promise.all([
    listEintraege(db, person.unternehmenUuid),
    findZustimmung(db, person.unternehmenUuid),
  ]);
  const alle = eintraege.map((eintrag) => toZeile(eintrag, person, clock.now()));
  return { ...chooseZeilen(alle, anfrage, LESART), zustimmung: toZustimmung(alle, setting, person) };
}

function toStatus({ art, isGesperrt, gueltigBis, wartetVon }: BenutzerEintrag, jetzt: Date): MitgliedStatus {
  if (art === "EINLADUNG") {
    if (gueltigBis !== null && gueltigBis <= jetzt) return "ABGELAUFEN";
    return wartetVon === null ? "EINGELADEN" : "WARTET";
  }
  if (isGesperrt) return "GESPERRT";
  return art === "RUHEND" ? "DEAKTIVIERT" : "AKTIV";
}

function toZeile(eintrag: BenutzerEintrag, { benutzerUuid }: FirmenPerson, jetzt: Date): BenutzerZeile {
  const { art, uuid, name, email, rolle, faktor, letzteAnmeldungAm, gueltigBis, darfStammdaten } = eintrag;
  const seesAll = art === "MITGLIED" && rolle === "BEVOLLMAECHTIGTER";
  return {
    uuid,
    isEinladung: art === "EINLADUNG",
    name,
    email,
    rolle,
    status: toStatus(eintrag, jetzt),
    zweiterFaktor: faktor,
    letzteAnmeldungAm: letzteAnmeldungAm?.toISOString() ?? null,
    anzahlAntraege: seesAll ? null : eintrag.anzahlAntraege,
    darfStammdaten,
    gueltigBis: gueltigBis?.toISOString() ?? null,
    wartet:
      eintrag.wartetVon === null
        ? null
        : { von: eintrag.wartetVonName ?? "", darfZustimmen: eintrag.wartetVon !== benutzerUuid },
    isSelbst: uuid === benutzerUuid,
  };
}

function toZustimmung(
  alle: readonly BenutzerZeile[],
  setting: Awaited<ReturnType<typeof findZustimmung>>,
  { benutzerUuid }: FirmenPerson,
): ZustimmungStand {
  const hatZweite = alle.some(
    ({ rolle, status, isSelbst }) => rolle === "BEVOLLMAECHTIGTER" && status === "AKTIV" && !isSelbst,
  );
  const endeWartet =
    setting?.endeVon == null
      ? null
      : { von: setting.endeVonName ?? "", darfZustimmen: setting.endeVon !== benutzerUuid };
  const wartende = alle
    .filter(({ wartet, status }) => wartet?.darfZustimmen === true && status !== "ABGELAUFEN")
    .map(({ uuid, name, email }) => ({ uuid, name: name || email }));
  return { an: setting?.an ?? false, endeWartet, hatZweite, wartende };
}

/** Whoever sees all Anträge stands above those who see some. */
const zugriffVon = ({ anzahlAntraege }: BenutzerZeile): number => anzahlAntraege ?? Number.MAX_SAFE_INTEGER;

function toZugriff({ anzahlAntraege, isEinladung }: BenutzerZeile): string {
  if (isEinladung) return "";
  if (anzahlAntraege === null) return ZUGRIFFE.ALLE;
  return anzahlAntraege === 0 ? ZUGRIFFE.KEINE : ZUGRIFFE.EINZELNE;
}

/** How the rows are searched and sorted. */
const LESART: Lesart<BenutzerZeile> = {
  spalten: TABELLEN.benutzer,
  suche: ["name", "email"],
  texte: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    rolle: ({ rolle }) => UNTERNEHMENSROLLEN[rolle],
    status: ({ status }) => MITGLIED_STATUS[status],
    zweiterFaktor: ({ zweiterFaktor }) => (zweiterFaktor === null ? "" : ZWEITE_FAKTOREN[zweiterFaktor]),
    anzahlAntraege: toZugriff,
  },
  momente: { letzteAnmeldungAm: ({ letzteAnmeldungAm }) => letzteAnmeldungAm },
  vergleiche: { anzahlAntraege: (a, b) => zugriffVon(a) - zugriffVon(b) },
  zuletzt: ["name", "email"],
};
