/** What a page with scripts asks for when the token of its forms may no longer fit: the one that fits now, and whether somebody is logged in. */
export type SchutzDaten = { csrf: string; isAngemeldet: boolean };
