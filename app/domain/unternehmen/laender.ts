/** One country of the address lists, with the group it stands under. */
export type Land = { readonly key: string; readonly title: string; readonly group: string };

const EU_EWR = "EU/EWR";
const WEITERE = "Weitere Länder";

/**
 * Germany first, then the EU and EEA in alphabetical order, then the others. Keys are ISO 3166-1 alpha-2 codes
 * (SONSTIGE where there is none).
 */
export const LAENDER: readonly Land[] = [
  { key: "DE", title: "Deutschland", group: EU_EWR },
  { key: "BE", title: "Belgien", group: EU_EWR },
  { key: "BG", title: "Bulgarien", group: EU_EWR },
  { key: "DK", title: "Dänemark", group: EU_EWR },
  { key: "EE", title: "Estland", group: EU_EWR },
  { key: "FI", title: "Finnland", group: EU_EWR },
  { key: "FR", title: "Frankreich", group: EU_EWR },
  { key: "GR", title: "Griechenland", group: EU_EWR },
  { key: "IE", title: "Irland", group: EU_EWR },
  { key: "IS", title: "Island", group: EU_EWR },
  { key: "IT", title: "Italien", group: EU_EWR },
  { key: "HR", title: "Kroatien", group: EU_EWR },
  { key: "LV", title: "Lettland", group: EU_EWR },
  { key: "LI", title: "Liechtenstein", group: EU_EWR },
  { key: "LT", title: "Litauen", group: EU_EWR },
  { key: "LU", title: "Luxemburg", group: EU_EWR },
  { key: "MT", title: "Malta", group: EU_EWR },
  { key: "NL", title: "Niederlande", group: EU_EWR },
  { key: "NO", title: "Norwegen", group: EU_EWR },
  { key: "AT", title: "Österreich", group: EU_EWR },
  { key: "PL", title: "Polen", group: EU_EWR },
  { key: "PT", title: "Portugal", group: EU_EWR },
  { key: "RO", title: "Rumänien", group: EU_EWR },
  { key: "SE", title: "Schweden", group: EU_EWR },
  { key: "SK", title: "Slowakei", group: EU_EWR },
  { key: "SI", title: "Slowenien", group: EU_EWR },
  { key: "ES", title: "Spanien", group: EU_EWR },
  { key: "CZ", title: "Tschechien", group: EU_EWR },
  { key: "HU", title: "Ungarn", group: EU_EWR },
  { key: "CY", title: "Zypern", group: EU_EWR },
  { key: "CH", title: "Schweiz", group: WEITERE },
  { key: "GB", title: "Vereinigtes Königreich", group: WEITERE },
  { key: "SONSTIGE", title: "Sonstige", group: WEITERE },
];

/** Groups of countries for a contractor who is not yet known (domain.md 2.3: "only country group"). */
export const LAENDERGRUPPEN: readonly { readonly key: string; readonly title: string }[] = [
  { key: "DE", title: "Deutschland" },
  { key: "EU_EWR", title: "Andere Staaten der EU oder des EWR" },
  { key: "DRITTSTAAT", title: "Schweiz, Vereinigtes Königreich oder sonstige Staaten" },
];

/** German name of a country; an unknown key is shown as it is. */
export function landText(key: string): string {
  return LAENDER.find((land) => land.key === key)?.title ?? key;
}

/** Says whether a country belongs to the EU or the EEA. */
export function isEuEwr(key: string): boolean {
  return LAENDER.some((land) => land.key === key && land.group === EU_EWR);
}
