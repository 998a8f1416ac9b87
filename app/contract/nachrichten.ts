import { z } from "zod";
import { geschuetzt } from "./base";

/** @spec §7: number of unread messages */
export const anzahlUngelesen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/nachrichten/anzahlungelesen", tags: ["Nachrichten"] })
  .output(z.number().int());

export const nachrichten = { anzahlUngelesen };
