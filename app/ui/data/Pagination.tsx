import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { link, list, pagination } from "./Pagination.css";

export type PageLink = { href: string; label: string; current?: boolean | undefined };

export type PaginationProps = {
  /** "Einträge 1 bis 25 von 200" */
  summary: ReactNode;
  pages: readonly PageLink[];
  prevHref?: string | undefined;
  nextHref?: string | undefined;
  sizes?: readonly PageLink[] | undefined;
};

function Links({ links, prefix }: { links: readonly PageLink[]; prefix: string }) {
  return (
    <>
      {links.map((entry) => (
        <li key={entry.href}>
          <a
            href={entry.href}
            className={link}
            aria-label={`${prefix} ${entry.label}`}
            aria-current={entry.current === true ? "page" : undefined}
          >
            {entry.label}
          </a>
        </li>
      ))}
    </>
  );
}

/** The pages of a list and how many rows a page shows, all as links. */
export function Pagination({ summary, pages, prevHref, nextHref, sizes = [] }: PaginationProps) {
  return (
    <div className={pagination}>
      <p role="status">{summary}</p>
      {pages.length > 1 && (
        <nav aria-label="Seiten">
          <ul className={list}>
            {prevHref !== undefined && (
              <li>
                <a href={prevHref} className={link} rel="prev">
                  <Icon name="links" />
                  Zurück
                </a>
              </li>
            )}
            <Links links={pages} prefix="Seite" />
            {nextHref !== undefined && (
              <li>
                <a href={nextHref} className={link} rel="next">
                  Weiter
                  <Icon name="rechts" />
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {sizes.length > 0 && (
        <nav aria-label="Einträge je Seite">
          <ul className={list}>
            <li aria-hidden="true">je Seite:</li>
            <Links links={sizes} prefix="Einträge je Seite:" />
          </ul>
        </nav>
      )}
    </div>
  );
}
