import { decideEinladung, renewEinladung, withdrawEinladung } from "../usecases/benutzerverwaltung/einladungen";
import { invite, inviteMehrere } from "../usecases/benutzerverwaltung/invite";
import { listBenutzer } from "../usecases/benutzerverwaltung/listBenutzer";
import { getEigeneUebergabe, getUebergabe } from "../usecases/benutzerverwaltung/loadUebergabe";
import { decideVollmacht, setRolle, setStammdatenRecht } from "../usecases/benutzerverwaltung/rollen";
import {
  deactivateBenutzer,
  leaveUnternehmen,
  reactivateBenutzer,
  removeBenutzer,
} from "../usecases/benutzerverwaltung/zugangsende";
import { setZustimmung } from "../usecases/benutzerverwaltung/zustimmung";
import { os } from "./os";

const b = os.benutzerverwaltung;

/** @see contract/benutzerverwaltung */
export const benutzerverwaltungRouter = {
  listBenutzer: b.listBenutzer.handler(({ context, input }) => listBenutzer(context, input)),
  invite: b.invite.handler(({ context, input }) => invite(context, input)),
  inviteMehrere: b.inviteMehrere.handler(async ({ context, input }) => ({
    data: await inviteMehrere(context, input),
  })),
  renewEinladung: b.renewEinladung.handler(({ context, input }) => renewEinladung(context, input)),
  withdrawEinladung: b.withdrawEinladung.handler(({ context, input }) => withdrawEinladung(context, input)),
  decideEinladung: b.decideEinladung.handler(({ context, input }) => decideEinladung(context, input)),
  setRolle: b.setRolle.handler(({ context, input }) => setRolle(context, input)),
  decideVollmacht: b.decideVollmacht.handler(({ context, input }) => decideVollmacht(context, input)),
  setStammdatenRecht: b.setStammdatenRecht.handler(({ context, input }) => setStammdatenRecht(context, input)),
  removeBenutzer: b.removeBenutzer.handler(({ context, input }) => removeBenutzer(context, input)),
  deactivateBenutzer: b.deactivateBenutzer.handler(({ context, input }) => deactivateBenutzer(context, input)),
  reactivateBenutzer: b.reactivateBenutzer.handler(({ context, input }) => reactivateBenutzer(context, input)),
  leaveUnternehmen: b.leaveUnternehmen.handler(({ context, input }) => leaveUnternehmen(context, input)),
  getUebergabe: b.getUebergabe.handler(({ context, input }) => getUebergabe(context, input)),
  getEigeneUebergabe: b.getEigeneUebergabe.handler(({ context }) => getEigeneUebergabe(context)),
  setZustimmung: b.setZustimmung.handler(({ context, input }) => setZustimmung(context, input)),
};
