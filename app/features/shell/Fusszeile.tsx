import { berlinWallClock } from "~/lib/date";
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

/** The end of every page. `endetAm`: when the session ends, null without one. */
export function Fusszeile({ version, endetAm }: { version: string | undefined; endetAm: string | null }) {
  return (
    <PageFooter
      label="Fußzeile"
      product={version === undefined ? "Antragsportal" : `Antragsportal v${version}`}
      links={LINKS}
      hint={endetAm === null ? undefined : sitzungsende(endetAm)}
    />
  );
}

/** "Ihre Sitzung endet ohne weitere Aktion um 14:32 Uhr." in Berlin time. */
export const sitzungsende = (endetAm: string): string =>
  `Ihre Sitzung endet ohne weitere Aktion um ${berlinWallClock(new Date(endetAm)).slice(11, 16)} Uhr.`;
