import QRCode from "qrcode";

/** A QR code as one SVG path; one unit per module. */
export type QrBild = { pfad: string; groesse: number };

/** Empty modules around a code, which cameras need. */
const RAND = 4;

/**
 * Draws a text as a QR code. Plain path data, because the content security policy forbids images from data addresses.
 */
export function drawQr(text: string): QrBild {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const zeilen = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_leer, x) =>
      data[y * size + x] === 1 ? `M${String(x + RAND)} ${String(y + RAND)}h1v1h-1z` : "",
    ).join(""),
  );
  return { pfad: zeilen.join(""), groesse: size + 2 * RAND };
}
