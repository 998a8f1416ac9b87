import type { Person } from "../benutzer/rollen";
import { type Rechterolle, rechterolleVon } from "../benutzer/systemrollenRechte";
import type { ExportFall } from "./exportFaelle";

const FIRMA_ALLE = { BEVOLLMAECHTIGTER: "alle", MITARBEITER: "alle" } as const;
const FIRMA_ZUGEWIESEN = { BEVOLLMAECHTIGTER: "alle", MITARBEITER: "zugewiesen" } as const;
const SUPPORT = { SUPPORT_MITARBEITER: "alle" } as const;
const QM = { QUALITAETSMANAGEMENT: "alle" } as const;
const ADMIN = { ADMINISTRATOR: "alle" } as const;

/**
 * Who may export what: company roles what they may read of their company, the support what it has lists of, quality
 * management the statistics, administrators everything.
 *
 * @spec domain.md 4.2 Exporte
 * @assumed domain.md 4.2 gives quality management the statistics; the list of Anträge, which it reads, stays a file for
 *   it as before.
 */
const RECHTE: Readonly<Record<ExportFall, { readonly [rolle in Rechterolle]?: "alle" | "zugewiesen" }>> = {
  ANTRAEGE: { ...FIRMA_ZUGEWIESEN, ...SUPPORT, ...QM, ...ADMIN },
  VORHABEN: { ...FIRMA_ZUGEWIESEN, ...ADMIN },
  NACHFORDERUNGEN: { ...FIRMA_ZUGEWIESEN, ...ADMIN },
  BESCHEIDE: { ...FIRMA_ZUGEWIESEN, ...ADMIN },
  WIDERSPRUECHE: { ...FIRMA_ZUGEWIESEN, ...ADMIN },
  UNTERNEHMEN: { ...FIRMA_ALLE, ...SUPPORT, ...ADMIN },
  GESCHAEFTSSTATISTIK: { ...FIRMA_ALLE, ...QM, ...ADMIN },
  BENUTZER: { BEVOLLMAECHTIGTER: "alle", ...SUPPORT, ...ADMIN },
  SYSTEMNACHRICHTEN: { ...SUPPORT, ...ADMIN },
};

/** How far a person may export a case; null: not at all. A view of the support exports nothing. */
export function exportUmfangVon(fall: ExportFall, person: Person): "alle" | "zugewiesen" | null {
  const rolle = rechterolleVon(person);
  if (rolle === null || person.isNurAnsicht === true) return null;
  return RECHTE[fall][rolle] ?? null;
}
