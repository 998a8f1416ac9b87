import type { Rufe } from "~/contract/wire/call";
import { formatDateTime } from "~/lib/date";
import { drawQr, type QrBild } from "./qrPfad";

/** The open set-up of an app: what the app needs, as a picture and in groups of four characters. */
export type AppEinrichtung = { qr: QrBild; secret: string };

const zeitText = (iso: string): string => formatDateTime(new Date(iso));

/** What the profile page shows. `einrichten` opens the set-up of an app, unless one is active already. */
export async function loadProfil(call: Rufe, { einrichten }: { einrichten: boolean }) {
  const { sitzungen, passwortGeaendertAm, ...person } = await call.profil.getProfil();
  const aenderung = hasFaktor(person) ? await loadAenderung(call) : null;
  const einrichtung = einrichten && !person.appTFAEnabled ? await loadEinrichtung(call) : null;
  return {
    ...person,
    passwortGeaendertAm: zeitText(passwortGeaendertAm),
    sitzungen: sitzungen.map(({ uuid, geraet, aktuell, erstelltAm, letzteAktionAm }) => ({
      uuid,
      geraet,
      aktuell,
      seit: zeitText(erstelltAm),
      letzteAktion: zeitText(letzteAktionAm),
    })),
    einrichtung,
    aenderung,
  };
}

type Faktoren = { tfaPflicht: boolean; mailTFAEnabled: boolean; appTFAEnabled: boolean };

/** Whose second factor is missing has to set up that first: the backend says nothing else to them. */
const hasFaktor = ({ tfaPflicht, mailTFAEnabled, appTFAEnabled }: Faktoren): boolean =>
  !tfaPflicht || mailTFAEnabled || appTFAEnabled;

/** A change of the access that the support prepares. */
const loadAenderung = async (call: Rufe) => (await call.zugangsaenderungen.findEigene()).aenderung;

export type ProfilAnsicht = Awaited<ReturnType<typeof loadProfil>>;

async function loadEinrichtung(call: Rufe): Promise<AppEinrichtung> {
  const { secret, otpauthUrl } = await call.profil.startAppTfa();
  return { qr: drawQr(otpauthUrl), secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret };
}
