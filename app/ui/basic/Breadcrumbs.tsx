import { Icon } from "./Icon";
import { item, link, list } from "./Breadcrumbs.css";

export type Breadcrumb = { label: string; href?: string | undefined };

export type BreadcrumbsProps = { items: readonly Breadcrumb[] };

/** The way from the start to this page; the last entry is the page itself. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Brotkrumen">
      <ol className={list}>
        {items.map((entry, index) => (
          <li key={`${String(index)}-${entry.label}`} className={item}>
            {index > 0 && <Icon name="rechts" />}
            {entry.href === undefined ? (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{entry.label}</span>
            ) : (
              <a href={entry.href} className={link}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
