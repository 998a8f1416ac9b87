import { z } from "zod";
import { ANTRAGSFRIST_ART_KEYS } from "~/domain/frist/fristArten";
import { geparkt } from "../antrag/uebernahme";
import { geschuetzt } from "../wire/base";
import { gesehene, listOf, moment, ok } from "../wire/page";

const tags = ["Wartung"];
const pfad = "/v1/wartung/fenster";
const uuid = z.object({ uuid: z.uuid() });

/** How much of a text arrives at all; what is too long is refused beside its field. */
const WIRE_MAX = 5_000;
const zeitpunkt = z.string().max(40);

const fenster = z.object({
  uuid: z.uuid(),
  beginn: moment,
  ende: moment,
  grund: z.string(),
  revision: z.int(),
  phase: z.enum(["GEPLANT", "LAUFEND"]),
});

/** A deadline of which the window takes a part of the last day; without anything that somebody has written. */
const betroffeneFrist = z.object({
  art: z.enum(ANTRAGSFRIST_ART_KEYS),
  gegenstandUuid: z.uuid(),
  antragsnummer: z.string().nullable(),
  firma: z.string(),
  tag: z.iso.date(),
});

/**
 * The maintenance window that is announced or runs, null when there is none, and the deadlines that fall into it: the
 * nearest 1,000, `total` counts all.
 */
export const getWartungsfenster = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: pfad, tags })
  .output(z.object({ fenster: fenster.nullable(), fristen: listOf(betroffeneFrist) }));

/** Moments without a zone are those of Berlin. */
const eingabe = z.object({ beginn: zeitpunkt, ende: zeitpunkt, grund: z.string().max(WIRE_MAX) });

/** Announces a window; 409.20 while another one is announced or runs. Send an Idempotency-Key. */
export const announceWartungsfenster = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: pfad, tags })
  .input(eingabe.extend({ geparkt }))
  .output(uuid);

/** Changes the window; 409.10 when it is no longer `revision`, 409.20 when it is over. */
export const changeWartungsfenster = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: `${pfad}/{uuid}`, tags })
  .input(uuid.extend(eingabe.shape).extend({ revision: gesehene, geparkt }))
  .output(ok);

/** Ends the window that runs; 409.20 when it does not. */
export const endWartungsfenster = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: `${pfad}/{uuid}/beenden`, tags })
  .input(uuid)
  .output(ok);

/** Withdraws a window that has not begun; 409.20 when it has. */
export const revokeWartungsfenster = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: `${pfad}/{uuid}/zurueckziehen`, tags })
  .input(uuid)
  .output(ok);

export const wartungsfenster = {
  getWartungsfenster,
  announceWartungsfenster,
  changeWartungsfenster,
  endWartungsfenster,
  revokeWartungsfenster,
};

export type Wartungsfenster = z.infer<typeof fenster>;
export type BetroffeneFrist = z.infer<typeof betroffeneFrist>;
export type WartungsfensterEingabe = z.infer<typeof eingabe>;
