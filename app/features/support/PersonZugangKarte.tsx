import type { Person } from "~/contract/konto/personen";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import type { AktionArt } from "./personAbsichten";

/** The page that asks why something is done. */
export const aktionHref = (uuid: string, art: AktionArt, link?: string): string =>
  href("supportPersonAktion", { uuid }, { art, link });

/** What can be done about the access: each leads to a page that says what follows and asks why. */
export function PersonZugangKarte({ person: { uuid, aktionen, art, gesperrtSeit } }: { person: Person }) {
  return (
    <Card title="Zugang" id="zugang">
      <Stack gap="m">
        <Text>
          {art === "KONTO"
            ? "Für jeden Schritt geben Sie einen Grund an. Die E-Mail an die Person nennt ihn nur bei einer Ansicht. Zweiter Faktor und Adresse ändern sich erst, wenn eine zweite Person zugestimmt hat."
            : "Diese Person hat noch kein Konto. Sie können ihr die Mail mit dem Link erneut senden."}
        </Text>
        <Inline gap="m">
          {art === "KONTO" && gesperrtSeit === null && (
            <LinkButton href={href("supportPersonAnsicht", { uuid })} variant="secondary">
              Ansicht wie …
            </LinkButton>
          )}
          {aktionen.includes("PASSWORT") && (
            <LinkButton href={aktionHref(uuid, "passwort")} variant="secondary" icon="senden">
              Passwort-Mail senden …
            </LinkButton>
          )}
          {aktionen.includes("ABMELDEN") && (
            <LinkButton href={aktionHref(uuid, "abmelden")} variant="secondary" icon="abmelden">
              Sitzungen beenden …
            </LinkButton>
          )}
          <ZuZweit uuid={uuid} aktionen={aktionen} />
          {aktionen.includes("SPERREN") && (
            <LinkButton href={aktionHref(uuid, "sperren")} variant="danger">
              Sperren …
            </LinkButton>
          )}
          {aktionen.includes("ENTSPERREN") && (
            <LinkButton href={aktionHref(uuid, "entsperren")}>Entsperren …</LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** What needs a second member of staff. */
function ZuZweit({ uuid, aktionen }: Pick<Person, "uuid" | "aktionen">) {
  return (
    <>
      {aktionen.includes("ZWEITER_FAKTOR") && (
        <LinkButton href={aktionHref(uuid, "zweiterFaktor")} variant="secondary">
          Zweiten Faktor zurücksetzen …
        </LinkButton>
      )}
      {aktionen.includes("ADRESSE") && (
        <LinkButton href={aktionHref(uuid, "adresse")} variant="secondary">
          E-Mail-Adresse ändern …
        </LinkButton>
      )}
    </>
  );
}
