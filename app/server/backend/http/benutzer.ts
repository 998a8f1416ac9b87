import { Ablehnung } from "../ablehnung";
import { requirePerson, type RufKontext, type Sitzungsstand } from "../kontext";
import {
  chooseHilfetexte,
  listUnternehmen,
  leaveUnternehmen,
  chooseSystemrolle,
  chooseUnternehmen,
} from "../usecases/benutzer/wahl";
import { chooseInAnsicht } from "../usecases/ansicht/inAnsicht";
import { findBetriebAnzeige } from "../usecases/wartung/betriebAnzeige";
import { featuresVon, loadSitzung, navigationOf } from "../usecases/sitzung/loadSitzung";
import { readRefreshToken, readZugriffToken, setSitzungsCookies } from "./cookies";
import { os } from "./os";

/** The session behind an endpoint that needs a login. */
export function requireStand(kontext: RufKontext): Sitzungsstand {
  requirePerson(kontext);
  if (kontext.stand === null) throw new Ablehnung("NICHT_ANGEMELDET");
  return kontext.stand;
}

const wahl = {
  listUnternehmen: os.benutzer.listUnternehmen.handler(async ({ context }) => ({
    data: await listUnternehmen(context.dienste, requirePerson(context)),
  })),

  chooseUnternehmen: os.benutzer.chooseUnternehmen.handler(async ({ context, input: { uuid } }) => {
    const { dienste } = context;
    const stand = requireStand(context);
    if (stand.ansicht !== null) await chooseInAnsicht(dienste, stand, uuid);
    else {
      const refreshToken = readRefreshToken(context);
      setSitzungsCookies(context, await chooseUnternehmen(dienste, stand, { uuid, refreshToken }));
    }
    return { ok: true };
  }),

  leaveUnternehmen: os.benutzer.leaveUnternehmen.handler(async ({ context }) => {
    const stand = requireStand(context);
    if (stand.ansicht !== null) await chooseInAnsicht(context.dienste, stand, null);
    else await leaveUnternehmen(context.dienste, stand);
    return { ok: true };
  }),

  chooseSystemrolle: os.benutzer.chooseSystemrolle.handler(async ({ context, input }) => {
    const tokens = await chooseSystemrolle(context.dienste, requireStand(context), {
      rolle: input.systemRolle,
      refreshToken: readRefreshToken(context),
    });
    setSitzungsCookies(context, tokens);
    return { ok: true };
  }),
};

/** @see contract/benutzer */
export const benutzerRouter = {
  ...wahl,

  getSitzung: os.benutzer.getSitzung.handler(async ({ context }) => {
    const hasCookie = readZugriffToken(context) !== null || readRefreshToken(context) !== null;
    if (context.stand === null && hasCookie) throw new Ablehnung("NICHT_ANGEMELDET");
    const { dienste, stand, person } = context;
    return { ...loadSitzung(dienste, stand, person), ...(await findBetriebAnzeige(dienste, person)) };
  }),

  getEingeloggt: os.benutzer.getEingeloggt.handler(({ context }) => {
    const { systemRolle } = requirePerson(context);
    const { uuid, titel, vorname, nachname, hilfetexteAnzeigen, tfaPflicht } = requireStand(context).benutzer;
    const mussUnternehmenAuswaehlen = systemRolle === "UNTERNEHMENSMITARBEITER";
    return {
      uuid,
      data: { titel, vorname, nachname, hilfetexteAnzeigen, tfaPflicht, systemRolle, mussUnternehmenAuswaehlen },
    };
  }),

  getNavigation: os.benutzer.getNavigation.handler(({ context }) => ({
    data: navigationOf(requirePerson(context), requireStand(context)),
  })),

  getFeature: os.benutzer.getFeature.handler(({ context }) => featuresVon(context.dienste, context.person)),

  putHilfetexteAnzeigen: os.benutzer.putHilfetexteAnzeigen.handler(async ({ context, input }) => {
    await chooseHilfetexte(context.dienste, requirePerson(context), input.data);
    return { ok: true };
  }),
};
