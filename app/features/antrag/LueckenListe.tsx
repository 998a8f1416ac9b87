import { Details, Heading, Inline, Stack, StatusIcon, Text, TextLink } from "~/ui";
import { anzahlText } from "./anzahlText";
import type { LueckeLink, LueckenTab } from "./loadLuecken";

type LueckenListeProps = {
  tab: LueckenTab;
  /** What only deserves a look is folded away as long as something else keeps the Antrag from being submitted. */
  isGefaltet: boolean;
};

/** What is missing in one tab: errors first, then hints, each a link to its field. */
export function LueckenListe({ tab: { titel, fehler, warnungen }, isGefaltet }: LueckenListeProps) {
  return (
    <Stack gap="s">
      <Heading level={3} size="h4">
        {titel}
      </Heading>
      <Liste art="fehler" links={fehler} />
      {isGefaltet && warnungen.length > 0 ? (
        <Details summary={anzahlText(warnungen.length, "Hinweis", "Hinweise")} isPrinted>
          <Liste art="warnung" links={warnungen} />
        </Details>
      ) : (
        <Liste art="warnung" links={warnungen} />
      )}
    </Stack>
  );
}

const WORT = { fehler: "Fehler", warnung: "Hinweis" } as const;

type ListeProps = { art: keyof typeof WORT; links: readonly (Omit<LueckeLink, "href"> & { href: string | null })[] };

/** Gaps of one kind, each a link to where it can be closed, if this person may. */
export function Liste({ art, links }: ListeProps) {
  if (links.length === 0) return null;
  return (
    <Stack as="ul" gap="s">
      {links.map(({ href, label, message }, index) => (
        <li key={`${String(index)} ${href ?? ""}`}>
          <Inline gap="s" align="start" wrap={false}>
            <StatusIcon state={art === "fehler" ? "rot" : "hinweis"} label={WORT[art]} />
            <span>
              {href === null ? label : <TextLink href={href}>{label}</TextLink>}
              <Text as="div" tone="muted" size="s">
                {message}
              </Text>
            </span>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
