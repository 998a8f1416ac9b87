import type { Rufe } from "~/contract/wire/call";
import { formatDateTime } from "~/lib/date";
import { drawQr, type QrBild } from "./qrPfad";

/** The open set-up of an app: what the app needs, as a picture and in groups of four characters. */
export type AppEinrichtung = { qr: QrBild; secret: string };

const zeitText = (iso: string): string => formatDateTime(new Date(iso));

/** What the profile page shows. `einrichten` opens the set-up of an app, unless one is active already. */
export async function loadProfil(call: Rufe, { einrichten }: { einrichten: boolean }) {
  const [{ sitzungen, passwortGeaendertAm, ...person }, { aenderung }] = await Promise.all([
    call.profil.getProfil(),
    call.zugangsaenderungen.findEigene(),
  ]);
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

export type ProfilAnsicht = Awaited<ReturnType<typeof loadProfil>>;

async function loadEinrichtung(call: Rufe): Promise<AppEinrichtung> {
  const { secret, otpauthUrl } = await call.profil.startAppTfa();
  return { qr: drawQr(otpauthUrl), secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret };
}
