import { href } from "~/routing/href";
import { PageHeader, Stack, TabLinks } from "~/ui";
import type { ReactNode } from "react";
import type { VersionenUmgebung } from "./versionenUmgebung";
import { versionenHref } from "./versionenHref";

type VersionenKopfProps = { rahmen: VersionenUmgebung; titel: string; isListe?: boolean; actions?: ReactNode };

/** Where a page about versions belongs; on the list also the other Vorhaben of the Antrag. */
export function VersionenKopf({ rahmen, titel, isListe = false, actions }: VersionenKopfProps) {
  const { uuid, antragTitel, vorhabenTitel, vorhaben, vorhabenUuid } = rahmen;
  const liste = isListe ? [] : [{ label: "Versionen", href: versionenHref(rahmen) }];
  return (
    <Stack gap="l">
      <PageHeader
        title={titel}
        lead={vorhabenTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid }) },
          ...liste,
          { label: titel },
        ]}
        actions={actions}
      />
      {isListe && vorhaben.length > 1 && (
        <TabLinks
          label="Vorhaben dieses Antrags"
          items={vorhaben.map((eintrag, stelle) => ({
            href: versionenHref({ uuid, vorhabenUuid: eintrag.uuid }),
            label: eintrag.titel,
            number: stelle + 1,
            current: eintrag.uuid === vorhabenUuid,
          }))}
        />
      )}
    </Stack>
  );
}
