/** Most characters of answers whose limit is told elsewhere too, in the questions of the help and in its texts. */

/** The four questions of the examination, with their official limits. */
export const INHALT_MAX = { ziel: 1500, standDerTechnik: 500, arbeiten: 1000, unsicherheiten: 1000 } as const;

/** Each of the five questions of version 1. */
export const INHALT_V1_MAX = 800;

/** What a contractor does. */
export const AUFTRAGNEHMER_BEITRAG_MAX = 500;

/** The title of a work package. */
export const ARBEITSPAKET_TITEL_MAX = 99;
