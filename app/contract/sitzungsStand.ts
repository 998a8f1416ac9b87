/**
 * What pages with scripts learn of the session. `restSekunden`: until it ends without a further action; null: there is none.
 * `hoechstensSekunden`: until it ends whatever is done.
 */
export type SitzungsStand = { restSekunden: number | null; hoechstensSekunden: number | null };
