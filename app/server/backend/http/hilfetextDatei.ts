import { checkTextdatei, exportTexte, importTextdatei } from "../usecases/hilfe/textAustausch";
import { os } from "./os";

const h = os.hilfetextDatei;

/** @see contract/hilfetextDatei */
export const hilfetextDateiRouter = {
  exportTexte: h.exportTexte.handler(({ context, input }) => exportTexte(context, input)),
  checkTextdatei: h.checkTextdatei.handler(({ context, input }) => checkTextdatei(context, input)),
  importTextdatei: h.importTextdatei.handler(({ context, input }) => importTextdatei(context, input)),
};
