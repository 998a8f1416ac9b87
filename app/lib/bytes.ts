/** The same bytes without those that are 0. In UTF-8 such a byte is never part of another character. */
export function withoutNul(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
}
