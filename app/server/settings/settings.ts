import { fileSettings } from "./fileSettings";
import { limitSettings } from "./limitSettings";
import { processSettings } from "./processSettings";
import { serverTimeSettings } from "./serverTimeSettings";
import type { ValuesOf } from "./setting";
import { timeSettings } from "./timeSettings";

/** Every setting, in the order of .env.example, which `npm run docs` writes from it. */
export const settings = {
  ...processSettings,
  ...fileSettings,
  ...timeSettings,
  ...serverTimeSettings,
  ...limitSettings,
};

/** What the environment says, before anything is derived from it. */
export type Settings = ValuesOf<typeof settings>;

/** The settings that use cases of the backend live by. */
export type BackendSettings = ValuesOf<typeof timeSettings> &
  ValuesOf<typeof limitSettings> &
  Pick<Settings, "features" | "mailAbsender">;
