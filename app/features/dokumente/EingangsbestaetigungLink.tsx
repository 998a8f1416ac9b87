import { href } from "~/routing/href";
import { LinkButton } from "~/ui";

/** The receipt of the last submission. */
export function EingangsbestaetigungLink({ uuid }: { uuid: string }) {
  return (
    <LinkButton variant="secondary" icon="herunterladen" href={href("eingangsbestaetigungPdf", { uuid })}>
      Eingangsbestätigung herunterladen (PDF)
    </LinkButton>
  );
}
