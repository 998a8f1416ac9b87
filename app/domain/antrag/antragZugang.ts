import { V1_EINREICHUNG_BIS } from "../stichtage";
import type { AntragInfo, FormVersion } from "./antragInfo";

/**
 * Says whether a V1 application is closed because its submission period is over. Simplified applications and those
 * opened through the submitted-application view are never closed.
 *
 * @spec §4 Access by status: V1 applications … are blocked after the V1 submission cut-off date
 */
export function isV1Abgelaufen(
  info: Pick<AntragInfo, "version" | "istVereinfachterAntrag">,
  at: Date,
  ueberEingereichterAntrag: boolean,
): boolean {
  if (info.version !== "V1" || info.istVereinfachterAntrag || ueberEingereichterAntrag) return false;
  return at.getTime() > V1_EINREICHUNG_BIS.getTime();
}

/** Said to whom the end of V1 stops, with what is possible instead. */
export const V1_BEENDET =
  "Anträge mit dem Formular der Version 1 konnten nur bis zum 29.02.2024 bearbeitet und eingereicht werden. Sie können die Angaben in einen neuen Antrag übernehmen.";

/**
 * Says whether an application may be opened in the form of a version.
 *
 * @spec §4 Access by status: a V2 application cannot open the V1 form route; a non-simplified V1 application cannot
 * open the V2 route
 */
export function versionErlaubt(
  info: Pick<AntragInfo, "version" | "istVereinfachterAntrag">,
  formVersion: FormVersion,
): boolean {
  if (formVersion === "V1") return info.version === "V1";
  return info.version === "V2" || info.istVereinfachterAntrag;
}

/**
 * Says whether the follow-up requests of an application can be opened.
 *
 * @spec §2 Route guard rules: reachable only if the application has at least 1 in anzahlNachforderungen
 */
export function nachforderungErreichbar(info: Pick<AntragInfo, "anzahlNachforderungen">): boolean {
  return info.anzahlNachforderungen >= 1;
}
