/** What pages with scripts learn of the session. `restSekunden`: until it ends without a further action; null: there is none. */
export type SitzungsStand = { restSekunden: number | null };
