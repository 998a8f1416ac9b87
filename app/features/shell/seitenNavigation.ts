import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import type { NavigationEntry } from "~/domain/benutzer/navigation";
import { showsVersion } from "~/routing/navigation";
import type { Seitenzeile } from "~/routing/routeEntry";
import type { RouteKey } from "~/routing/routeTable";
import type { SideNavEntry } from "~/ui/shell/SideNav";

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
  { navigation }: Pick<SeitenrahmenDaten, "navigation">,
  { key, entry: zeile, ungelesen }: { key: RouteKey; entry: Seitenzeile; ungelesen: number },
): SideNavEntry[] {
  const current = zeile.nav ?? key;
  const mark = ({ pages = [], ...entry }: NavigationEntry): SideNavEntry => ({
    ...entry,
    ...badgeVon(entry.key, ungelesen),
    current: entry.href !== null && entry.key === current,
    children: pages.map(mark),
  });
  return navigation.map(mark);
}

/** The version below the navigation, for those who see it. @spec §6 */
export const versionsHinweis = ({
  sitzung,
  version,
}: Pick<SeitenrahmenDaten, "sitzung" | "version">): string | undefined =>
  showsVersion(sitzung.benutzer?.systemRolleSet ?? null) ? `Version ${version}` : undefined;
