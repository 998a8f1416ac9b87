import { skipLink } from "./SkipLink.css";

export type SkipLinkProps = { href?: string | undefined; label?: string | undefined };

/** The first stop of the Tab key: straight to the content. */
export function SkipLink({ href = "#inhalt", label = "Zum Inhalt springen" }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} data-print="nein">
      {label}
    </a>
  );
}
