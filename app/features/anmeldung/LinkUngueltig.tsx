import { href } from "~/routing/href";
import { Inline, LinkButton, Notice, Text } from "~/ui";
import { Seite } from "./Seite";

const WEGE = {
  passwort: {
    text: "Sie können jederzeit einen neuen Link anfordern.",
    ziel: "passwortvergessen",
    label: "Neuen Link anfordern",
  },
  registrierung: {
    text: "Wenn Sie Ihre Adresse schon bestätigt haben, melden Sie sich an oder vergeben Sie ein Passwort. Sonst registrieren Sie sich bitte erneut.",
    ziel: "passwortvergessen",
    label: "Passwort vergeben",
  },
  einladung: {
    text: "Wenn Sie die Einladung schon angenommen haben, melden Sie sich an. Sonst bitten Sie um eine neue Einladung.",
    ziel: "kontakt",
    label: "Kontakt",
  },
  aenderung: {
    text: "Haben Sie die Änderung schon gestoppt, ist nichts weiter zu tun. Sonst wenden Sie sich bitte gleich an den Support.",
    ziel: "kontakt",
    label: "Kontakt",
  },
  neueAdresse: {
    text: "Haben Sie die Adresse schon bestätigt, melden Sie sich mit ihr an. Sonst gilt Ihre bisherige Adresse; bitte wenden Sie sich dann an den Support.",
    ziel: "kontakt",
    label: "Kontakt",
  },
} as const;

export type LinkUngueltigProps = { title: string; weg: keyof typeof WEGE };

/** A link of a mail that does not work any more, and what helps instead. */
export function LinkUngueltig({ title, weg }: LinkUngueltigProps) {
  const { text, ziel, label } = WEGE[weg];
  return (
    <Seite title={title}>
      <Notice tone="error" title="Der Link ist ungültig, abgelaufen oder wurde bereits verwendet." role="alert">
        <Text>{text}</Text>
      </Notice>
      <Inline gap="m">
        <LinkButton href={href(ziel)}>{label}</LinkButton>
        <LinkButton href={href("landingpage")} variant="secondary">
          Zur Anmeldung
        </LinkButton>
      </Inline>
    </Seite>
  );
}
