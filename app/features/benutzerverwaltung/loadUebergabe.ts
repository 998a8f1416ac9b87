import type { Uebergabe } from "~/contract/konto/benutzerverwaltung";
import type { Rufe } from "~/contract/wire/call";
import { type FristZeile, toFristZeilen } from "~/features/frist";
import type { Clock } from "~/lib/clock";

/** What the page of a handover shows: the facts, with the deadlines as people read them. */
export type UebergabeDaten = Omit<Uebergabe, "fristen"> & { fristen: FristZeile[] };

const toDaten = ({ fristen, ...rest }: Uebergabe, clock: Clock): UebergabeDaten => ({
  ...rest,
  fristen: toFristZeilen(fristen, clock),
});

/** What ends with the access of somebody else. */
export const loadUebergabe = async (call: Rufe, clock: Clock, benutzerUuid: string): Promise<UebergabeDaten> =>
  toDaten(await call.benutzerverwaltung.getUebergabe({ benutzerUuid }), clock);

/** What ends when the caller leaves. */
export const loadEigeneUebergabe = async (call: Rufe, clock: Clock): Promise<UebergabeDaten> =>
  toDaten(await call.benutzerverwaltung.getEigeneUebergabe(), clock);
