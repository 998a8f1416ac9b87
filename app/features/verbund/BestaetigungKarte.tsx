import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerbundLage } from "~/contract/unternehmen/verbund";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, Stack, StatusIcon, Text, TextLink } from "~/ui";

type BestaetigungKarteProps = { lage: VerbundLage; query: string; formular: FormularSchutz };

/** What the answer is that stands in the master data. */
const IN_DEN_STAMMDATEN: readonly string[] = ["KEINE_ANTWORT", "KEINE_ZEILE", "FRAGE_NEIN_MIT_ZEILEN"];

/** Once a year somebody says that the list is up to date; a change asks for it again. */
export function BestaetigungKarte({ lage, query, formular }: BestaetigungKarteProps) {
  const { jahr, anzahl, rechte } = lage;
  const kannBestaetigen = rechte.bearbeiten && anzahl > 0 && lage.bestaetigung?.isAktuell !== true;
  return (
    <Card title={`Bestätigung für das Wirtschaftsjahr ${jahr.label}`} id="bestaetigung">
      <Stack gap="m">
        <Lage lage={lage} />
        <Bisherige lage={lage} />
        {kannBestaetigen && <Bestaetigen lage={lage} query={query} formular={formular} />}
      </Stack>
    </Card>
  );
}

/** What is missing or asked; or that nothing is. */
function Lage({ lage: { luecken, isVollstaendig, anzahl } }: Pick<BestaetigungKarteProps, "lage">) {
  return (
    <>
      {isVollstaendig && (
        <Inline gap="s" align="start" wrap={false}>
          <StatusIcon state="gruen" label="Vollständig" />
          <Text as="span">
            {anzahl === 0
              ? "In den Stammdaten steht, dass Ihr Unternehmen nicht verbunden ist. Mehr ist nicht nötig."
              : "Für eine Einreichung fehlt hier nichts."}{" "}
            <TextLink href={href("unternehmenWirtschaftsjahr")}>Als Nächstes: Geschäftsstatistik</TextLink>
          </Text>
        </Inline>
      )}
      {luecken.map(({ art, message }) => (
        <Inline key={art} gap="s" align="start" wrap={false}>
          <StatusIcon
            state={art.startsWith("FRAGE") ? "gelb" : "rot"}
            label={art.startsWith("FRAGE") ? "Frage" : "Fehlt"}
          />
          <Text as="span">
            {message}{" "}
            {IN_DEN_STAMMDATEN.includes(art) && (
              <TextLink href={`${href("unternehmen")}#verbundStatus`}>Zu den Stammdaten</TextLink>
            )}
          </Text>
        </Inline>
      ))}
    </>
  );
}

function Bestaetigen({ lage: { stand, jahr }, query, formular }: BestaetigungKarteProps) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <HiddenField name="ansicht" value={query} />
      <HiddenField name="stand" value={String(stand)} />
      <HiddenField name="beginn" value={jahr.beginn} />
      <Stack gap="m">
        <Text>
          Die Liste zeigt alle, die am {formatDate(jahr.ende)} mit Ihrem Unternehmen verbunden waren, und seit wann oder
          bis wann.
        </Text>
        <div>
          <Absendeknopf absicht="bestaetigen" icon="haken">
            Liste ist aktuell
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}

function Bisherige({ lage: { bestaetigung } }: { lage: VerbundLage }) {
  if (bestaetigung === null) return null;
  const { am, von, isAktuell } = bestaetigung;
  return (
    <Text tone="muted">
      {`Bestätigt am ${formatDateTime(new Date(am))}${von === "" ? "" : ` von ${von}`}.`}
      {!isAktuell && " Seitdem hat sich die Liste geändert; bitte bestätigen Sie sie noch einmal."}
    </Text>
  );
}
