/** Where chance comes from; tests replace it. */
export type Zufall = {
  uuid(): string;
  /** 256 bits as base64url. */
  token(): string;
  /** So many decimal digits, each equally likely. */
  digits(count: number): string;
};
