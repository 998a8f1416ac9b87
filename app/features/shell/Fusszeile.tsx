import { useHydrated } from "remix-utils/use-hydrated";
import { href } from "~/routing/href";
import { PageFooter } from "~/ui/shell/PageFooter";

const LINKS = [
  { href: href("help"), label: "Hilfe" },
  { href: href("kontakt"), label: "Kontakt" },
  { href: href("belegpruefung"), label: "Beleg prüfen" },
  { href: href("leichtesprache"), label: "Leichte Sprache" },
  { href: href("barrierefreiheit"), label: "Barrierefreiheit" },
  { href: href("datenschutz"), label: "Datenschutz" },
  { href: href("datenschutzPdf"), label: "Datenschutz (PDF)" },
  { href: href("impressum"), label: "Impressum" },
];

/** The end of every page. `sitzungsende`: the sentence about the end of the session, null without one; with scripts the countdown says it. */
export function Fusszeile({ version, sitzungsende }: { version: string | undefined; sitzungsende: string | null }) {
  const isHydrated = useHydrated();
  return (
    <PageFooter
      label="Fußzeile"
      product={version === undefined ? "Antragsportal" : `Antragsportal v${version}`}
      links={LINKS}
      hint={isHydrated ? undefined : (sitzungsende ?? undefined)}
    />
  );
}
