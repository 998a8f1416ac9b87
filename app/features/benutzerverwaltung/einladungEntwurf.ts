import { EINLADUNG_FRAGEN } from "~/domain/benutzer/einladungFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import { feldVon, ZEILEN } from "./einladenEingabe";
import { LISTE_FELD } from "./einladungsListe";
import { ROLLEN_WAHL } from "./benutzerTexte";

const TEILE = ["vorname", "nachname", "email", "unternehmenRolle"] as const;

const wer = (zeile: number): string => (zeile === 0 ? "Person" : `${String(zeile + 1)}. Person`);

/** What the form of an invitation asks, by the names of its fields. */
export const EINLADUNG_LABELS: Readonly<Record<string, string>> = Object.fromEntries([
  ...ZEILEN.flatMap((zeile) =>
    TEILE.map((teil) => [feldVon(zeile, teil), `${EINLADUNG_FRAGEN[teil]}, ${wer(zeile)}`] as const),
  ),
  [LISTE_FELD, EINLADUNG_FRAGEN.liste],
]);

/** What the form opens with: whoever is not the first has a role already. */
const ANFANG: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(EINLADUNG_LABELS).map((name) => [
    name,
    name.endsWith("unternehmenRolle") && name !== feldVon(0, "unternehmenRolle") ? "MITARBEITER" : "",
  ]),
);

/** The form of an invitation as the vault, the question before leaving and the review know it. */
export const EINLADUNG_ENTWURF: Entwurf = toEntwurf({
  wo: { antrag: "einladung", vorhaben: "neu" },
  revision: 0,
  basis: ANFANG,
  labels: EINLADUNG_LABELS,
  worte: Object.fromEntries(
    ZEILEN.map((zeile) => [
      feldVon(zeile, "unternehmenRolle"),
      Object.fromEntries(ROLLEN_WAHL.map(({ value, label }) => [value, label])),
    ]),
  ),
});
