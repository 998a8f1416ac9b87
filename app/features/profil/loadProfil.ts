import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import { formatDateTime } from "~/lib/date";
import { drawQr, type QrBild } from "./qrPfad";

/** The open set-up of an app: what the app needs, as a picture and in groups of four characters. */
export type AppEinrichtung = { qr: QrBild; secret: string };

const zeitText = (iso: string): string => formatDateTime(new Date(iso));

type Wunsch = { einrichten: boolean; benutzer: Pick<SitzungBenutzer, "systemRolle" | "isNurAnsicht"> };

/**
 * What the profile page shows. `einrichten` opens the set-up of an app, unless one is active already; nobody else sees
 * its secret.
 */
export async function loadProfil(call: Rufe, { einrichten, benutzer }: Wunsch) {
  const [{ sitzungen, passwortGeaendertAm, ...person }, { aenderung }] = await Promise.all([
    call.profil.getProfil(),
    call.zugangsaenderungen.findEigene(),
  ]);
  const einrichtung =
    einrichten && !person.appTFAEnabled && !benutzer.isNurAnsicht ? await loadEinrichtung(call) : null;
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
    ansicht: canShow(person, benutzer) ? await loadAnsicht(call) : null,
  };
}

type Faktoren = { tfaPflicht: boolean; mailTFAEnabled: boolean; appTFAEnabled: boolean };

/** Staff show themselves to nobody, and whose second factor is missing has to set up that first. */
const canShow = (
  { tfaPflicht, mailTFAEnabled, appTFAEnabled }: Faktoren,
  { systemRolle }: Wunsch["benutzer"],
): boolean => systemRolle === "UNTERNEHMENSMITARBEITER" && (!tfaPflicht || mailTFAEnabled || appTFAEnabled);

/** Whether the support may look, and when it has looked. */
async function loadAnsicht(call: Rufe) {
  const { bis, codeBis, data, total } = await call.ansicht.getErlaubnis();
  return {
    bis: bis && zeitText(bis),
    codeBis: codeBis && zeitText(codeBis),
    zugriffe: data.map(({ beginn, ende, ...rest }) => ({ ...rest, beginn: zeitText(beginn), ende: zeitText(ende) })),
    total,
  };
}

export type ProfilAnsicht = Awaited<ReturnType<typeof loadProfil>>;

/** Whether the support may look, and when it has looked. */
export type AnsichtStand = NonNullable<ProfilAnsicht["ansicht"]>;

async function loadEinrichtung(call: Rufe): Promise<AppEinrichtung> {
  const { secret, otpauthUrl } = await call.profil.startAppTfa();
  return { qr: drawQr(otpauthUrl), secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret };
}
