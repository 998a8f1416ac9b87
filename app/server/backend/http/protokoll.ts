import { exportProtokoll } from "../usecases/protokoll/auszug";
import { exportEreignisse, listEreignisse } from "../usecases/protokoll/ereignisse";
import { getKette } from "../usecases/protokoll/getKette";
import { listLogzeilen } from "../usecases/protokoll/listLogzeilen";
import { listProtokoll } from "../usecases/protokoll/listProtokoll";
import { getPruefung, startPruefung } from "../usecases/protokoll/pruefung";
import { os } from "./os";

const p = os.protokoll;

/** @see contract/verfahren/protokoll */
export const protokollRouter = {
  listProtokoll: p.listProtokoll.handler(({ context, input }) => listProtokoll(context, input)),
  exportProtokoll: p.exportProtokoll.handler(({ context, input }) => exportProtokoll(context, input)),
  listEreignisse: p.listEreignisse.handler(({ context, input }) => listEreignisse(context, input)),
  exportEreignisse: p.exportEreignisse.handler(({ context, input }) => exportEreignisse(context, input)),
  listLogzeilen: p.listLogzeilen.handler(({ context, input }) => listLogzeilen(context, input)),
  getKette: p.getKette.handler(({ context, input }) => getKette(context, input)),
  getPruefung: p.getPruefung.handler(({ context }) => getPruefung(context)),
  startPruefung: p.startPruefung.handler(({ context }) => startPruefung(context)),
};
