import type { ReactNode } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import type { Seitenzeile } from "~/routing/routeEntry";
import { lazyPart } from "~/ui/basic/lazyPart";
import { Notice } from "~/ui/basic/Notice";
import { Stack } from "~/ui/layout/Stack";

const FirmaHinweis = lazyPart(() => import("./FirmaHinweis"), "FirmaHinweis", {
  substitute: ({ name }) => <Notice tone="info">{`Sie sehen ${name}`}</Notice>,
});

/** The pages that are about one company. */
const SEITEN_DER_FIRMA: readonly (string | undefined)[] = [
  "unternehmen",
  "verbundeneUnternehmen",
  "unternehmenWirtschaftsjahr",
  "benutzerverwaltung",
];

type Props = { rahmen: SeitenrahmenDaten | undefined; entry: Seitenzeile; children: ReactNode };

/**
 * A page; above each about a company whose data a member of staff has before them, the word that says so. It is loaded
 * only then.
 */
export function MitAngesehenerFirma({ rahmen, entry, children }: Props) {
  const angesehen = rahmen?.sitzung.benutzer?.angesehen ?? null;
  if (rahmen === undefined || angesehen === null || !SEITEN_DER_FIRMA.includes(entry.nav)) return children;
  return (
    <Stack gap="l">
      <FirmaHinweis name={angesehen.name} formular={rahmen.formular} />
      <div>{children}</div>
    </Stack>
  );
}
