import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { navigationFor, showsVersion, type NavigationEntry } from "~/routing/navigation";
import type { Seitenzeile } from "~/routing/routeEntry";
import type { RouteKey } from "~/routing/routeTable";
import type { SideNavEntry } from "~/ui/shell/SideNav";
import { isGewaehlt } from "./benutzerAnzeige";

/** What the entry of the messages says beside its name. @spec §2 Shell: nachrichten (with unread-count badge) */
const badgeVon = (key: string, ungelesen: number): Pick<SideNavEntry, "badge"> =>
  key === "nachrichten" && ungelesen > 0
    ? { badge: { count: ungelesen, words: `${String(ungelesen)} ungelesen` } }
    : {};

/**
 * The side navigation of a page; the entry whose key is the page's navigation key, or the page itself, is the current
 * one.
 */
export function seitenNavigation(
  { sitzung }: Pick<SeitenrahmenDaten, "sitzung">,
  { key, entry: zeile, ungelesen }: { key: RouteKey; entry: Seitenzeile; ungelesen: number },
): SideNavEntry[] {
  const current = zeile.nav ?? key;
  const mark = ({ pages = [], ...entry }: NavigationEntry): SideNavEntry => ({
    ...entry,
    ...badgeVon(entry.key, ungelesen),
    current: entry.href !== null && entry.key === current,
    children: pages.map(mark),
  });
  return navigationFor({
    navigation: sitzung.navigation,
    isGewaehlt: isGewaehlt(sitzung),
    bsfzSiegel: sitzung.features.bsfzSiegel,
  }).map(mark);
}

/** The version below the navigation, for those who see it. @spec §6 */
export const versionsHinweis = ({
  sitzung,
  version,
}: Pick<SeitenrahmenDaten, "sitzung" | "version">): string | undefined =>
  showsVersion(sitzung.benutzer?.systemRolleSet ?? null) ? `Version ${version}` : undefined;
