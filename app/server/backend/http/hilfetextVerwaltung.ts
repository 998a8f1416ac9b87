import {
  createText,
  deleteEntwurf,
  publishEntwurf,
  saveEntwurf,
  showTextVorschau,
} from "../usecases/hilfe/textBearbeitung";
import { listTextplaetze } from "../usecases/hilfe/textplaetze";
import { getText } from "../usecases/hilfe/textVerwaltung";
import { os } from "./os";

const h = os.hilfetextVerwaltung;

/** @see contract/hilfetextVerwaltung */
export const hilfetextVerwaltungRouter = {
  listTextplaetze: h.listTextplaetze.handler(({ context, input }) => listTextplaetze(context, input)),
  getText: h.getText.handler(({ context, input }) => getText(context, input.uuid)),
  createText: h.createText.handler(({ context, input }) => createText(context, input)),
  saveEntwurf: h.saveEntwurf.handler(({ context, input }) => saveEntwurf(context, input)),
  publishEntwurf: h.publishEntwurf.handler(({ context, input }) => publishEntwurf(context, input)),
  deleteEntwurf: h.deleteEntwurf.handler(({ context, input }) => deleteEntwurf(context, input)),
  showTextVorschau: h.showTextVorschau.handler(({ context, input }) => showTextVorschau(context, input)),
};
