import type { Option } from "../../../../formkit/field";

/** The three kinds of research and development (§ 2(1) FZulG). */
export const FORSCHUNGSARTEN: readonly Option[] = [
  { key: "GRUNDLAGENFORSCHUNG", title: "Grundlagenforschung" },
  { key: "INDUSTRIELLE_FORSCHUNG", title: "Industrielle Forschung" },
  { key: "EXPERIMENTELLE_ENTWICKLUNG", title: "Experimentelle Entwicklung" },
];

/**
 * The subject areas that steer who examines a Vorhaben. @assumed No list is documented; grouped after the OECD fields
 * of science.
 */
export const FACHGEBIETE: readonly Option[] = [
  { key: "INFORMATIK_KI", title: "Informatik und KI" },
  { key: "ELEKTROTECHNIK", title: "Elektrotechnik/Elektronik" },
  { key: "MASCHINENBAU", title: "Maschinenbau und Produktion" },
  { key: "FAHRZEUG_LUFT_RAUMFAHRT", title: "Fahrzeug-, Luft- und Raumfahrttechnik" },
  { key: "VERFAHRENSTECHNIK", title: "Verfahrenstechnik" },
  { key: "CHEMIE", title: "Chemie" },
  { key: "WERKSTOFFE", title: "Werkstoffe" },
  { key: "PHYSIK_OPTIK", title: "Physik, Optik, Photonik" },
  { key: "BIOLOGIE", title: "Biologie und Biotechnologie" },
  { key: "MEDIZIN", title: "Medizin und Medizintechnik" },
  { key: "PHARMAZIE", title: "Pharmazie" },
  { key: "AGRAR_ERNAEHRUNG", title: "Agrar, Forst, Ernährung" },
  { key: "ENERGIE_UMWELT", title: "Energie und Umwelt" },
  { key: "BAU_GEO", title: "Bau, Architektur, Geowissenschaften" },
  { key: "MATHEMATIK", title: "Mathematik und Statistik" },
  { key: "GEISTES_SOZIAL", title: "Wirtschafts-, Sozial- und Geisteswissenschaften" },
  { key: "SONSTIGES", title: "Sonstiges" },
];
