/**
 * Exact decimal numbers as strings, e.g. "-1234567.89": a minus or nothing, digits, optionally a dot and digits.
 * No floating point anywhere. "" means blank, which is not zero. Arithmetic throws RangeError on anything else.
 */

type Scaled = { units: bigint; scale: number };

const DECIMAL_PATTERN = /^-?\d+(\.\d+)?$/;
const GERMAN_PATTERN = /^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/;

/** True for an exact decimal string; false for "". */
export function isDecimal(text: string): boolean {
  return DECIMAL_PATTERN.test(text);
}

function toScaled(value: string): Scaled {
  if (!isDecimal(value)) throw new RangeError(`Not a decimal: "${value}"`);
  const dot = value.indexOf(".");
  if (dot < 0) return { units: BigInt(value), scale: 0 };
  return { units: BigInt(value.slice(0, dot) + value.slice(dot + 1)), scale: value.length - dot - 1 };
}

function fromScaled({ units, scale }: Scaled): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function align(a: Scaled, b: Scaled): { left: bigint; right: bigint; scale: number } {
  if (a.scale === b.scale) return { left: a.units, right: b.units, scale: a.scale };
  const scale = Math.max(a.scale, b.scale);
  return { left: a.units * 10n ** BigInt(scale - a.scale), right: b.units * 10n ** BigInt(scale - b.scale), scale };
}

/** a + b, with as many digits after the point as the longer of the two. */
export function addDecimal(a: string, b: string): string {
  const { left, right, scale } = align(toScaled(a), toScaled(b));
  return fromScaled({ units: left + right, scale });
}

/** a − b, with as many digits after the point as the longer of the two. */
export function subtractDecimal(a: string, b: string): string {
  const { left, right, scale } = align(toScaled(a), toScaled(b));
  return fromScaled({ units: left - right, scale });
}

/** a × b, exact. */
export function multiplyDecimal(a: string, b: string): string {
  const left = toScaled(a);
  const right = toScaled(b);
  return fromScaled({ units: left.units * right.units, scale: left.scale + right.scale });
}

/** Negative when a < b, positive when a > b, 0 when they are the same number ("1.0" and "1"). */
export function compareDecimal(a: string, b: string): -1 | 0 | 1 {
  const { left, right } = align(toScaled(a), toScaled(b));
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function divideHalfUp(units: bigint, divisor: bigint): bigint {
  const negative = units < 0n !== divisor < 0n;
  const dividend = units < 0n ? -units : units;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (dividend * 2n + by) / (by * 2n);
  return negative ? -rounded : rounded;
}

/** Commercially rounded (half away from zero) to exactly `digits` digits after the point. */
export function roundDecimal(value: string, digits: number): string {
  const { units, scale } = toScaled(value);
  if (scale <= digits) return fromScaled({ units: units * 10n ** BigInt(digits - scale), scale: digits });
  return fromScaled({ units: divideHalfUp(units, 10n ** BigInt(scale - digits)), scale: digits });
}

/** a ÷ b, commercially rounded to `digits` digits. Throws RangeError when b is zero. */
export function divideDecimal(a: string, b: string, digits: number): string {
  const { left, right } = align(toScaled(a), toScaled(b));
  if (right === 0n) throw new RangeError("Division by zero");
  return fromScaled({ units: divideHalfUp(left * 10n ** BigInt(digits), right), scale: digits });
}

/** The sum of the entered values; blank ones are left out, and nothing entered at all gives "". */
export function sumDecimals(values: readonly string[]): string {
  const entered = values.filter((value) => value !== "");
  return entered.length === 0 ? "" : entered.reduce((sum, value) => addDecimal(sum, value));
}

/** The smaller of the two numbers, as it was given. */
export function minDecimal(a: string, b: string): string {
  return compareDecimal(a, b) <= 0 ? a : b;
}

/**
 * Reads German notation: dots only in complete groups of three, one comma, digits on both sides of it.
 * Gives the exact decimal without leading zeros, the typed digits after the comma kept; undefined when it is not a
 * number. "1.5" is undefined on purpose: it could mean 15 or one and a half.
 */
export function parseGermanDecimal(text: string): string | undefined {
  if (!GERMAN_PATTERN.test(text)) return undefined;
  return fromScaled(toScaled(text.replaceAll(".", "").replace(",", ".")));
}

/**
 * German notation with dots between thousands: "1234.5" → "1.234,5"; "" stays "". The digits after the comma stay as
 * they are.
 */
export function formatGermanDecimal(value: string): string {
  if (value === "") return "";
  const [whole = "", fraction] = fromScaled(toScaled(value)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
