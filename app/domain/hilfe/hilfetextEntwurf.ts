/** A help text as written: field and HTML made of p, ul, li and strong. */
export type HilfetextEntwurf = readonly [feld: string, text: string];
