import { Icon } from "../basic/Icon";
import { helpButton } from "./HelpButton.css";

export type HelpButtonProps = { href: string; label: string };

/** The "?" beside a label: a link, so that the help opens without scripts too. */
export function HelpButton({ href, label }: HelpButtonProps) {
  return (
    <a href={href} className={helpButton} aria-label={`Hilfe zu ${label}`} title={`Hilfe zu ${label}`} data-hilfe="">
      <Icon name="hilfe" />
    </a>
  );
}
