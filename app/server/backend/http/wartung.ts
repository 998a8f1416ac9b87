import { discardMail, listMailAusgang, retryMails } from "../usecases/wartung/mailAusgang";
import {
  abortUebermittlung,
  discardUebermittlung,
  listAbgelehnte,
  listWartende,
  presentUebermittlung,
  retryUebermittlungen,
} from "../usecases/wartung/uebermittlungen";
import { getZustand } from "../usecases/wartung/zustand";
import { os } from "./os";

const w = os.wartung;

/** @see contract/verfahren/wartung */
export const wartungRouter = {
  getZustand: w.getZustand.handler(({ context }) => getZustand(context)),
  listMailAusgang: w.listMailAusgang.handler(({ context, input }) => listMailAusgang(context, input)),
  retryMails: w.retryMails.handler(({ context, input }) => retryMails(context, input)),
  discardMail: w.discardMail.handler(({ context, input }) => discardMail(context, input)),
  listWartende: w.listWartende.handler(({ context, input }) => listWartende(context, input)),
  listAbgelehnte: w.listAbgelehnte.handler(({ context, input }) => listAbgelehnte(context, input)),
  presentUebermittlung: w.presentUebermittlung.handler(({ context, input }) => presentUebermittlung(context, input)),
  retryUebermittlungen: w.retryUebermittlungen.handler(({ context }) => retryUebermittlungen(context)),
  discardUebermittlung: w.discardUebermittlung.handler(({ context, input }) => discardUebermittlung(context, input)),
  abortUebermittlung: w.abortUebermittlung.handler(({ context, input }) => abortUebermittlung(context, input)),
};
