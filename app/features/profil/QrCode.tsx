import type { QrBild } from "./qrPfad";

/** A QR code; black on white whatever the colours of the page are. The same secret stands beside it as text. */
export function QrCode({ bild }: { bild: QrBild }) {
  const seite = String(bild.groesse);
  return (
    <svg
      role="img"
      aria-label="QR-Code für Ihre Authentifizierungs-App"
      width="220"
      height="220"
      viewBox={`0 0 ${seite} ${seite}`}
      shapeRendering="crispEdges"
    >
      <rect width={seite} height={seite} fill="#ffffff" />
      <path d={bild.pfad} fill="#000000" />
    </svg>
  );
}
