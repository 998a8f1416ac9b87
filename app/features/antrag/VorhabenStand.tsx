import { StatusIcon, Text } from "~/ui";
import { anzahlText } from "./anzahlText";
import type { VorhabenKarte } from "./vorhabenKarte";

/** How far a Vorhaben is, in words. */
function standText({ stand, anzahlFehler, anzahlWarnungen }: VorhabenKarte): string {
  if (stand === "keiner") return "Noch nicht begonnen";
  if (stand === "rot")
    return `Nicht vollständig erfasst (${anzahlText(anzahlFehler, "Angabe fehlt oder stimmt nicht", "Angaben fehlen oder stimmen nicht")})`;
  return stand === "gelb"
    ? `Vollständig erfasst (${anzahlText(anzahlWarnungen, "Hinweis", "Hinweise")})`
    : "Vollständig erfasst";
}

/** How far a Vorhaben is: its sign and the words beside it. */
export function VorhabenStand({ vorhaben }: { vorhaben: VorhabenKarte }) {
  const text = standText(vorhaben);
  return vorhaben.stand === "keiner" ? (
    <Text>{text}</Text>
  ) : (
    <StatusIcon state={vorhaben.stand} label={text} showLabel />
  );
}
