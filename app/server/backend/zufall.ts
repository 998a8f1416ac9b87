import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Zufall } from "./ports/zufallPort";

/** Cryptographically secure chance. */
export const systemZufall: Zufall = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString("base64url"),
  digits: (count) => Array.from({ length: count }, () => String(randomInt(10))).join(""),
};
