import { z } from "zod";

/** By this a form is kept for its person when it arrives after the session has ended; missing where none may save. */
export const ticket = z.string().optional();

/** The kept form that a save takes over; the save removes it. */
export const geparkt = z.uuid().optional();
