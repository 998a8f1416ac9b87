/** So long a node counts as living after it has said so. */
export const LEIHE_MS = 20_000;
