import { createStab, renewStabLink } from "../usecases/stab/createStab";
import { listStab } from "../usecases/stab/listStab";
import { listWartendes } from "../usecases/stab/listWartendes";
import { setStabRollen } from "../usecases/stab/rollen";
import { lockStab, removeStab, unlockStab } from "../usecases/stab/sperre";
import { os } from "./os";

const s = os.stab;

/** @see contract/stab */
export const stabRouter = {
  listStab: s.listStab.handler(({ context, input }) => listStab(context, input)),
  listWartendes: s.listWartendes.handler(({ context }) => listWartendes(context)),
  createStab: s.createStab.handler(({ context, input }) => createStab(context, input)),
  renewStabLink: s.renewStabLink.handler(({ context, input }) => renewStabLink(context, input)),
  setStabRollen: s.setStabRollen.handler(({ context, input }) => setStabRollen(context, input)),
  lockStab: s.lockStab.handler(({ context, input }) => lockStab(context, input)),
  unlockStab: s.unlockStab.handler(({ context, input }) => unlockStab(context, input)),
  removeStab: s.removeStab.handler(({ context, input }) => removeStab(context, input)),
};
