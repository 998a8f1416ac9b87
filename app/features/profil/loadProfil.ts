import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, loadSeiten } from "~/features/tabelle";
import type { Clock } from "~/lib/clock";
import { formatDateTime } from "~/lib/date";
import { restText } from "~/lib/relativeTime";
import { drawQr, type QrBild } from "./qrPfad";
import { ZUGRIFFE, ZUGRIFFE_JE_SEITE } from "./zugriffeListe";

/** The open set-up of an app: what the app needs, as a picture and in groups of four characters. */
export type AppEinrichtung = { qr: QrBild; secret: string };

const zeitText = (iso: string): string => formatDateTime(new Date(iso));

type Wunsch = {
  einrichten: boolean;
  benutzer: Pick<SitzungBenutzer, "systemRolle" | "isNurAnsicht">;
  clock: Clock;
  query: URLSearchParams;
};

/**
 * What the profile page shows. `einrichten` opens the set-up of an app, unless one is active already; nobody else sees
 * its secret. `query` says which page of its list.
 */
export async function loadProfil(call: Rufe, { einrichten, benutzer, clock, query }: Wunsch) {
  const { sitzungen, passwortGeaendertAm, ...person } = await call.profil.getProfil();
  const [aenderung, ansicht] = hasFaktor(person)
    ? await Promise.all([loadAenderung(call), loadAnsicht(call, { benutzer, clock, query })])
    : [null, null];
  const einrichtung =
    einrichten && !person.appTFAEnabled && !benutzer.isNurAnsicht ? await loadEinrichtung(call) : null;
  return {
    ...person,
    passwortGeaendertAm: zeitText(passwortGeaendertAm),
    sitzungen: sitzungen.map(({ uuid, geraet, aktuell, erstelltAm, letzteAktionAm }) => ({
      uuid,
      geraet,
      aktuell,
      seit: erstelltAm,
      letzteAktion: letzteAktionAm,
    })),
    einrichtung,
    aenderung,
    ansicht,
  };
}

type Faktoren = { tfaPflicht: boolean; mailTFAEnabled: boolean; appTFAEnabled: boolean };

/** Whose second factor is missing has to set up that first: the backend says nothing else to them. */
const hasFaktor = ({ tfaPflicht, mailTFAEnabled, appTFAEnabled }: Faktoren): boolean =>
  !tfaPflicht || mailTFAEnabled || appTFAEnabled;

/** A change of the access that the support prepares. */
const loadAenderung = async (call: Rufe) => (await call.zugangsaenderungen.findEigene()).aenderung;

/** Whether the support may look, and when it has looked; null for staff, who show themselves to nobody. */
async function loadAnsicht(call: Rufe, { benutzer, clock, query }: Omit<Wunsch, "einrichten">) {
  if (benutzer.systemRolle !== "UNTERNEHMENSMITARBEITER") return null;
  const { bis, codeBis, data, total } = await call.ansicht.getErlaubnis();
  const alle = data.map(({ beginn, ende, ...rest }) => ({ ...rest, beginn: zeitText(beginn), ende: zeitText(ende) }));
  return {
    bis: bis && `${zeitText(bis)} (${restText(new Date(bis), clock.now())})`,
    codeBis: codeBis && zeitText(codeBis),
    laufende: alle.find(({ laeuft }) => laeuft) ?? null,
    zugriffe: await loadSeiten(pickFolge(query, ZUGRIFFE), { jeSeite: ZUGRIFFE_JE_SEITE, list: inSeiten(alle) }),
    /** How many there are, also those that are too long ago to be told of. */
    anzahl: total,
  };
}

export type ProfilAnsicht = Awaited<ReturnType<typeof loadProfil>>;

/** Whether the support may look, and when it has looked. */
export type AnsichtStand = NonNullable<ProfilAnsicht["ansicht"]>;

async function loadEinrichtung(call: Rufe): Promise<AppEinrichtung> {
  const { secret, otpauthUrl } = await call.profil.startAppTfa();
  return { qr: drawQr(otpauthUrl), secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret };
}
