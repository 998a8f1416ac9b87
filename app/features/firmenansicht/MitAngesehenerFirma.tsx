import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import type { Seitenzeile } from "~/routing/routeEntry";
import { Button } from "~/ui/basic/Button";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";

/** The pages that are about one company. */
const SEITEN_DER_FIRMA: readonly (string | undefined)[] = [
  "unternehmen",
  "verbundeneUnternehmen",
  "unternehmenWirtschaftsjahr",
  "benutzerverwaltung",
];

type Props = { rahmen: SeitenrahmenDaten | undefined; entry: Seitenzeile; children: ReactNode };

/** A page; above each about a company whose data a member of staff has before them, and the way out. */
export function MitAngesehenerFirma({ rahmen, entry, children }: Props) {
  const angesehen = rahmen?.sitzung.benutzer?.angesehen ?? null;
  if (rahmen === undefined || angesehen === null || !SEITEN_DER_FIRMA.includes(entry.nav)) return children;
  return (
    <Stack gap="l">
      <Notice tone="info" title={`Sie sehen ${angesehen.name}`}>
        <Stack gap="s">
          <Text>„Ihr Unternehmen“ auf diesen Seiten ist das Unternehmen, das Sie ansehen.</Text>
          <Inline gap="m">
            <Beenden formular={rahmen.formular} />
            <TextLink href={href("supportUnternehmen")}>Anderes Unternehmen ansehen</TextLink>
          </Inline>
        </Stack>
      </Notice>
      <div>{children}</div>
    </Stack>
  );
}

function Beenden({ formular }: { formular: FormularSchutz }) {
  return (
    <Form method="post" action={href("supportUnternehmen")}>
      <FormularFelder formular={formular} />
      <Button name="absicht" value="beenden" variant="secondary">
        Ansicht beenden
      </Button>
    </Form>
  );
}
