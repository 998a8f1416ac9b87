import { z } from "zod";
import { zweiteFaktoren } from "~/domain/benutzer/mitgliedStatus";
import { stabRollen, stabStatusSchluessel } from "~/domain/benutzer/stab";
import { wartendesArten } from "~/domain/benutzer/wartendes";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery } from "../wire/page";

const tags = ["Stab"];
const text = (max: number) => z.string().max(max);
const rollen = z.array(z.enum(stabRollen)).max(stabRollen.length);

export const stabZeile = z.object({
  benutzerUuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  rollen: z.array(z.enum(stabRollen)),
  tfaPflicht: z.boolean(),
  zweiterFaktor: z.enum(zweiteFaktoren),
  status: z.enum(stabStatusSchluessel),
  letzteAnmeldungAm: moment.nullable(),
  /** Until when the link for the first password is good; null without an open one. */
  gueltigBis: moment.nullable(),
  gesperrtSeit: moment.nullable(),
  sperrgrund: z.string().nullable(),
  /** The caller. */
  isSelbst: z.boolean(),
});

/**
 * All accounts of staff, for administrators. `filter` is a JSON object of column → value; '<Ohne Wert>' finds empty
 * ones. Sort is `key:asc` or `key:desc`.
 */
export const listStab = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/stab", tags })
  .input(pageQuery.extend({ suche: text(200).optional(), filter: text(2000).optional() }))
  .output(listOf(stabZeile));

const wer = z.object({ name: z.string() });
const benutzerId = z.object({ benutzerUuid: z.uuid() });
/** Why something is done; it goes into the log. */
const mitGrund = benutzerId.extend({ grund: text(2000) });

/** Makes an account and sends a link for the first password. 422 at `email` when the address is taken. */
export const createStab = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/stab", tags })
  .input(z.object({ email: text(400), vorname: text(400), nachname: text(400), rollen }))
  .output(wer.extend({ benutzerUuid: z.uuid() }));

/** Sends the link for the first password once more with a new one; the old one is dead at once. */
export const renewStabLink = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/stab/{benutzerUuid}/link", tags })
  .input(benutzerId)
  .output(wer);

/**
 * Gives other roles. 409.10 when they are no longer `bisher`, 409.62 for the last administrator, 409.63 for oneself.
 */
export const setStabRollen = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/stab/{benutzerUuid}/rollen", tags })
  .input(mitGrund.extend({ rollen, bisher: rollen }))
  .output(wer);

/** Locks an account: its sessions end at once. 409.62 for the last administrator, 409.63 for oneself. */
export const lockStab = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/stab/{benutzerUuid}/sperren", tags })
  .input(mitGrund)
  .output(wer);

export const unlockStab = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/stab/{benutzerUuid}/entsperren", tags })
  .input(mitGrund)
  .output(wer);

/**
 * Removes an account for good; what it has done stays under its name, and the address can be used again. 409.62 for the
 * last administrator, 409.63 for oneself.
 */
export const removeStab = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/stab/{benutzerUuid}/entfernen", tags })
  .input(mitGrund)
  .output(wer);

const wartendes = z.object({
  art: z.enum(wartendesArten),
  /** The area of the texts; "" for everything else. */
  bereich: z.string(),
  anzahl: z.number().int(),
});

/** What waits for the caller in the role that is chosen, counts alone; what does not wait is left out. */
export const listWartendes = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/stab/wartendes", tags })
  .output(z.object({ data: z.array(wartendes) }));

export const stab = {
  listStab,
  listWartendes,
  createStab,
  renewStabLink,
  setStabRollen,
  lockStab,
  unlockStab,
  removeStab,
};

export type Wartendes = z.infer<typeof wartendes>;
export type StabZeile = z.infer<typeof stabZeile>;
