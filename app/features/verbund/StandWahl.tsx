import { StandFrage } from "~/features/unternehmen";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Inline, LinkButton, Notice, Stack, TextLink } from "~/ui";
import type { VerbundListeDaten } from "./loadVerbundListe";
import { standHref } from "./standHref";

type StandWahlProps = Pick<VerbundListeDaten, "lage" | "stand" | "unlesbarerStand">;

/** Of which day list and drawing are, with the way back to today. */
export const StandHinweis = ({ stand }: { stand: string }) => (
  <Notice tone="info" title={`Stand am ${formatDate(stand)}`} isDense>
    Liste und Zeichnung zeigen nur die Beziehungen, die an diesem Tag gelten.{" "}
    <TextLink href={href("verbundeneUnternehmen")}>Stand heute, mit allen Einträgen</TextLink>
  </Notice>
);

/** The ways to the list and the drawing of another day: links, and a form without scripts. */
export function StandWahl({ lage: { jahr }, stand, unlesbarerStand }: StandWahlProps) {
  const liste = href("verbundeneUnternehmen");
  const getippt = unlesbarerStand ?? (stand === null ? "" : formatDate(stand));
  return (
    <Stack gap="m">
      <Inline gap="m">
        {stand !== jahr.ende && (
          <LinkButton variant="secondary" href={standHref(jahr.ende)}>
            {`Stand am Ende des Wirtschaftsjahres (${formatDate(jahr.ende)})`}
          </LinkButton>
        )}
      </Inline>
      <StandFrage adresse={liste} getippt={getippt} isUngueltig={unlesbarerStand !== null} />
    </Stack>
  );
}
