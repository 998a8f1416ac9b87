import { fail, ok, type Result } from "../../lib/result";
import type { AntragStatus } from "./antragStatus";
import type { Akteur } from "./akteur";
import { type Befehl, UEBERGAENGE, type Uebergang } from "./lebenszyklusTabelle";
import { type Umstaende, type Voraussetzung, VORAUSSETZUNGEN } from "./lebenszyklusVoraussetzungen";

/** Why a command is refused. Named values without HTTP; `message` is German and may be shown. */
export type Ablehnung =
  | {
      readonly code: "STATUS_NICHT_ERLAUBT";
      readonly befehl: Befehl;
      readonly status: AntragStatus | null;
      readonly message: string;
    }
  | { readonly code: "ROLLE_NICHT_ERLAUBT"; readonly befehl: Befehl; readonly akteur: Akteur; readonly message: string }
  | {
      readonly code: "VORAUSSETZUNG_FEHLT";
      readonly befehl: Befehl;
      readonly fehlend: readonly Voraussetzung[];
      readonly message: string;
    };

function nachStatus(uebergang: Uebergang, status: AntragStatus | null, umstaende: Umstaende): AntragStatus | null {
  if (uebergang.nach === "GLEICH") return status;
  if (uebergang.nach === "VORHERIGER") return umstaende.statusVorRueckzug ?? null;
  return uebergang.nach;
}

/**
 * Decides what a command does to an application. `status` null means that it does not exist yet. Missing members of
 * `umstaende` count as not fulfilled. Checks in this order: status, actor, preconditions.
 *
 * @assumed §4 says transitions between statuses are not shown; the table follows domain.md 4.4.
 */
export function decideAntrag(
  status: AntragStatus | null,
  befehl: Befehl,
  { akteur, umstaende }: { akteur: Akteur; umstaende: Umstaende },
): Result<{ nach: AntragStatus }, Ablehnung> {
  const moegliche = UEBERGAENGE.filter((zeile) => zeile.befehl === befehl && zeile.von.includes(status));
  if (moegliche.length === 0) {
    return fail({
      code: "STATUS_NICHT_ERLAUBT",
      befehl,
      status,
      message:
        "Diese Aktion ist im aktuellen Status des Antrags nicht möglich. Was jetzt möglich ist, steht auf der Startseite des Antrags.",
    });
  }
  const uebergang = moegliche.find((zeile) => zeile.akteure.includes(akteur));
  if (uebergang === undefined) {
    return fail({
      code: "ROLLE_NICHT_ERLAUBT",
      befehl,
      akteur,
      message:
        "Sie sind zu dieser Aktion nicht berechtigt. Bitte wenden Sie sich an eine bevollmächtigte Person Ihres Unternehmens.",
    });
  }
  const fehlend = uebergang.voraussetzungen.filter((name) => !VORAUSSETZUNGEN[name].applies(umstaende, akteur));
  const nach = nachStatus(uebergang, status, umstaende);
  if (fehlend.length > 0 || nach === null) {
    const message = fehlend.map((name) => VORAUSSETZUNGEN[name].message).join(" ");
    return fail({ code: "VORAUSSETZUNG_FEHLT", befehl, fehlend, message });
  }
  return ok({ nach });
}

/** The statuses in which the table has a command, whoever acts. */
export const listAusgangsstatus = (befehl: Befehl): readonly AntragStatus[] => [
  ...new Set(UEBERGAENGE.filter((zeile) => zeile.befehl === befehl).flatMap(({ von }) => von.flatMap((s) => s ?? []))),
];

/** The commands that the table has for a status and an actor; preconditions are not looked at. */
export function listBefehle(status: AntragStatus | null, akteur: Akteur): readonly Befehl[] {
  const befehle = UEBERGAENGE.filter((zeile) => zeile.von.includes(status) && zeile.akteure.includes(akteur));
  return [...new Set(befehle.map((zeile) => zeile.befehl))];
}
