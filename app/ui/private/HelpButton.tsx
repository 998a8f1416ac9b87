import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { helpButton } from "./HelpButton.css";

export type HelpButtonProps = { href: string; label: string };

/**
 * The "?" beside a label: a link, so that the help opens without scripts too. Its name is words, for browsers without
 * pictures; a title of the same words would be read once more.
 */
export function HelpButton({ href, label }: HelpButtonProps) {
  return (
    <a href={href} className={helpButton} data-hilfe="">
      <Icon name="hilfe" />
      <VisuallyHidden>{`Hilfe zu ${label}`}</VisuallyHidden>
    </a>
  );
}
