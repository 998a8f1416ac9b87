import {
  alert,
  downloadFile,
  messages,
  resourceSaved,
  resourceWatcher,
  systemnachrichtDelete,
  systemnachrichtSofort,
} from "~/contract/wire/live";
import { MENSCHEN } from "./backend";

/** Every destination of the live channel. */
export const ALLE = [
  alert,
  downloadFile,
  messages,
  resourceSaved,
  resourceWatcher,
  systemnachrichtDelete,
  systemnachrichtSofort,
].map(({ destination }) => destination);
/** These people as receivers. */
export const an = (...wer: (keyof typeof MENSCHEN)[]) =>
  ({ art: "benutzer", uuids: wer.map((name) => MENSCHEN[name].uuid) }) as const;
