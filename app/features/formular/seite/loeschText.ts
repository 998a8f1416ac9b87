import { listWirtschaftsgueterMitPaket } from "~/domain/antrag/formular/entities/wirtschaftsgut";
import type { Werte, Zeile } from "~/formkit/field";
import type { AntragEntity } from "./platz";

/** What is asked before a row is deleted; names the assets that lose their work package (domain.md 2.7). */
export function loeschText(entity: AntragEntity, zeile: Zeile, wurzel: Werte): string {
  const frage = `Möchten Sie „${entity.title(zeile)}“ (${entity.label}) wirklich löschen? Alle Angaben dazu gehen verloren.`;
  const betroffen = listWirtschaftsgueterMitPaket(wurzel, zeile.uuid);
  if (betroffen.length === 0) return frage;
  return `${frage} Folgende Wirtschaftsgüter sind diesem Arbeitspaket zugeordnet und verlieren die Zuordnung: ${betroffen.join(", ")}.`;
}
