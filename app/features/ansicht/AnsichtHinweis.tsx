import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { lazyPart } from "~/ui/basic/lazyPart";
import { Notice } from "~/ui/basic/Notice";

const HinweisMitEnde = lazyPart(() => import("./HinweisMitEnde"), "HinweisMitEnde", {
  substitute: () => <Notice tone="warning">Fremde Ansicht, nur lesen</Notice>,
});

/** The word above every page while somebody of the support sees the portal as another person. It is loaded only then. */
export function AnsichtHinweis({ rahmen }: { rahmen: SeitenrahmenDaten | undefined }) {
  if (rahmen === undefined || rahmen.ansicht === null) return null;
  return <HinweisMitEnde ansicht={rahmen.ansicht} formular={rahmen.formular} />;
}
