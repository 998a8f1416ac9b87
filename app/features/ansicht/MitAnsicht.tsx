import type { ReactNode } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";
import { Notice } from "~/ui/basic/Notice";
import { Stack } from "~/ui/layout/Stack";

const AnsichtHinweis = lazyPart(() => import("./AnsichtHinweis"), "AnsichtHinweis", {
  substitute: () => <Notice tone="warning">Fremde Ansicht, nur lesen</Notice>,
});

type Props = { rahmen: SeitenrahmenDaten | undefined; children: ReactNode };

/** A page; above it the word that somebody of the support sees it as another person. It is loaded only then. */
export function MitAnsicht({ rahmen, children }: Props) {
  if (rahmen === undefined || rahmen.ansicht === null) return children;
  return (
    <Stack gap="l">
      <AnsichtHinweis ansicht={rahmen.ansicht} formular={rahmen.formular} />
      <div>{children}</div>
    </Stack>
  );
}
