import { Steps, stepsFrom } from "~/ui";

const SCHRITTE = [
  { key: "IDENTIFIKATION", label: "Identifizieren" },
  { key: "UNTERNEHMEN", label: "Unternehmen" },
  { key: "BENUTZER", label: "Benutzerdaten" },
  { key: "BESTAETIGEN", label: "Bestätigen" },
] as const;

export type RegistrierungSchritt = (typeof SCHRITTE)[number]["key"];

/** Where one stands in a registration. */
export function RegistrierungSchritte({ aktuell }: { aktuell: RegistrierungSchritt }) {
  const stelle = SCHRITTE.findIndex(({ key }) => key === aktuell);
  const namen = SCHRITTE.map(({ label }) => label);
  return <Steps label="Schritte der Registrierung" items={stepsFrom(namen, stelle)} />;
}
