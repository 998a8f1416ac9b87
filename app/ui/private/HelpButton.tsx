import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { helpButton } from "./HelpButton.css";

/**
 * Where the "?" leads: to an address, or as a submit button of a form that stands elsewhere on the page, for a page
 * that shows what no address can say.
 */
export type HelpTarget =
  { href: string } | { submit: { form: string; name: string; value: string; formAction?: string } };

export type HelpButtonProps = HelpTarget & { label: string };

/**
 * The "?" beside a label: a link or a submit button, so that the help opens without scripts too. Its name is words, for
 * browsers without pictures; a title of the same words would be read once more.
 */
export function HelpButton(props: HelpButtonProps) {
  const inhalt = (
    <>
      <Icon name="hilfe" />
      <VisuallyHidden>{`Hilfe zu ${props.label}`}</VisuallyHidden>
    </>
  );
  if ("submit" in props)
    return (
      <button {...props.submit} type="submit" className={helpButton}>
        {inhalt}
      </button>
    );
  return (
    <a href={props.href} className={helpButton} data-hilfe="">
      {inhalt}
    </a>
  );
}
