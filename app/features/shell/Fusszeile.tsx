import { useHydrated } from "remix-utils/use-hydrated";
import { FUSS_LINKS } from "~/routing/fussLinks";
import { PageFooter } from "~/ui/shell/PageFooter";

/**
 * The end of every page. `sitzungsende`: the sentence about the end of the session, null without one; with scripts the
 * countdown says it.
 */
export function Fusszeile({ version, sitzungsende }: { version: string | undefined; sitzungsende: string | null }) {
  const isHydrated = useHydrated();
  return (
    <PageFooter
      label="Fußzeile"
      product={version === undefined ? "Antragsportal" : `Antragsportal v${version}`}
      links={FUSS_LINKS}
      hint={sitzungsende ?? undefined}
      isHintSaid={isHydrated}
    />
  );
}
