import { footer, link, links as linksStyle, note, row } from "./PageFooter.css";

export type FooterLink = { href: string; label: string; lang?: string | undefined };

export type PageFooterProps = {
  label: string;
  product: string;
  links: readonly FooterLink[];
  /** A sentence above the links, for instance when the session ends. */
  hint?: string | undefined;
};

/** The end of every page: what the law wants, and which product this is. */
export function PageFooter({ label, product, links, hint }: PageFooterProps) {
  return (
    <footer className={footer} data-print="nein">
      {hint !== undefined && <p className={note}>{hint}</p>}
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
