import { href } from "~/routing/href";
import { PageFooter } from "~/ui/shell/PageFooter";

const LINKS = [
  { href: href("help"), label: "Hilfe" },
  { href: href("kontakt"), label: "Kontakt" },
  { href: href("leichtesprache"), label: "Leichte Sprache" },
  { href: href("barrierefreiheit"), label: "Barrierefreiheit" },
  { href: href("datenschutz"), label: "Datenschutz" },
  { href: href("datenschutzPdf"), label: "Datenschutz (PDF)" },
  { href: href("impressum"), label: "Impressum" },
];

/** The end of every page. `sitzungsende`: the sentence about the end of the session, null without one. */
export function Fusszeile({ version, sitzungsende }: { version: string | undefined; sitzungsende: string | null }) {
  return (
    <PageFooter
      label="Fußzeile"
      product={version === undefined ? "Antragsportal" : `Antragsportal v${version}`}
      links={LINKS}
      hint={sitzungsende ?? undefined}
    />
  );
}
