import type { StabZeile } from "~/contract/konto/stab";
import { ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { STAB_STATUS, type StabStatus } from "~/domain/benutzer/stab";
import { JA_NEIN } from "~/domain/tabelle/stabSpalten";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { RufKontext } from "../../kontext";
import { listStab as listEintraege, type StabEintrag } from "../../storage/stabStore";
import { chooseZeilen } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { toRollen } from "./stabKonto";
import { requireStabVerwalter } from "./verwaltung";

/** All accounts of staff. There are some dozens of them: they are searched and sorted here. */
export async function listStab(
  kontext: RufKontext,
  anfrage: Listenanfrage,
): Promise<{ data: StabZeile[]; total: number }> {
  const { benutzerUuid, lesung } = requireStabVerwalter(kontext);
  lesung.istListe = true;
  const { db, clock } = kontext.dienste;
  const jetzt = clock.now();
  const alle = (await listEintraege(db)).map((eintrag) => toZeile(eintrag, benutzerUuid, jetzt));
  return chooseZeilen(alle, anfrage, {
    spalten: TABELLEN.stab,
    suche: ["name", "email"],
    texte: {
      name: ({ name }) => [name],
      email: ({ email }) => [email],
      rollen: ({ rollen }) => rollen.map((rolle) => SYSTEMROLLEN[rolle]),
      tfaPflicht: ({ tfaPflicht }) => [tfaPflicht ? JA_NEIN.ja : JA_NEIN.nein],
      zweiterFaktor: ({ zweiterFaktor }) => [ZWEITE_FAKTOREN[zweiterFaktor]],
      status: ({ status }) => [STAB_STATUS[status]],
    },
    momente: { letzteAnmeldungAm: ({ letzteAnmeldungAm }) => letzteAnmeldungAm },
    zuletzt: ["name"],
  });
}

function toStatus({ gesperrtSeit, hasPasswort, linkBis }: StabEintrag, jetzt: Date): StabStatus {
  if (gesperrtSeit !== null) return "GESPERRT";
  if (hasPasswort) return "AKTIV";
  return linkBis !== null && linkBis > jetzt ? "EINGELADEN" : "ABGELAUFEN";
}

function toZeile(eintrag: StabEintrag, selbst: string, jetzt: Date): StabZeile {
  const { uuid, name, email, tfaPflicht, faktor, hasPasswort, linkBis } = eintrag;
  return {
    benutzerUuid: uuid,
    name,
    email,
    rollen: toRollen(eintrag.rollen),
    tfaPflicht,
    zweiterFaktor: faktor,
    status: toStatus(eintrag, jetzt),
    letzteAnmeldungAm: eintrag.letzteAnmeldungAm?.toISOString() ?? null,
    gueltigBis: hasPasswort ? null : (linkBis?.toISOString() ?? null),
    gesperrtSeit: eintrag.gesperrtSeit?.toISOString() ?? null,
    sperrgrund: eintrag.sperrgrund,
    isSelbst: uuid === selbst,
  };
}
