import { footer, link, links as linksStyle, note, row, saidNote } from "./PageFooter.css";

export type FooterLink = { href: string; label: string; lang?: string | undefined };

export type PageFooterProps = {
  label: string;
  product: string;
  links: readonly FooterLink[];
  /** A sentence above the links, for instance when the session ends. */
  hint?: string | undefined;
  /** The sentence is said elsewhere now: it goes, its place stays, and the page does not move. */
  isHintSaid?: boolean | undefined;
};

/** The end of every page: what the law wants, and which product this is. */
export function PageFooter({ label, product, links, hint, isHintSaid = false }: PageFooterProps) {
  return (
    <footer className={footer} data-print="nein">
      {hint !== undefined && <p className={isHintSaid ? saidNote : note}>{hint}</p>}
      <div className={row}>
        <nav aria-label={label}>
          <ul className={linksStyle}>
            {links.map((entry) => (
              <li key={entry.href}>
                <a href={entry.href} className={link}>
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={note}>{product}</p>
      </div>
    </footer>
  );
}
