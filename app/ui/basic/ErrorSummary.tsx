import { VisuallyHidden } from "../layout/VisuallyHidden";
import { heading, link, links, list, summary, tones } from "./ErrorSummary.css";
import { Heading } from "./Heading";
import { Icon } from "./Icon";
import { useFocusOnAnswer } from "./useFocusOnAnswer";

/** `href`: where it can be mended; absent for what concerns no place of the page. */
export type ErrorSummaryItem = { href?: string | undefined; message: string };

export type ErrorSummaryProps = {
  title?: string | undefined;
  items: readonly ErrorSummaryItem[];
  tone?: keyof typeof tones | undefined;
};

/**
 * All errors of a form on top of it, each a link to its field. It takes the focus when it appears: after hydration by
 * script, without scripts by `autofocus`, which browsers honour on anything focusable. The focus makes screen readers
 * say all of it; said as a live region as well, or with its title as its name, the same words would come two or three
 * times.
 */
export function ErrorSummary({ title = "Bitte prüfen Sie Ihre Eingaben", items, tone = "error" }: ErrorSummaryProps) {
  const messages = items.map((item) => `${item.href ?? ""} ${item.message}`).join("\n");
  const region = useFocusOnAnswer(messages);
  if (items.length === 0) return null;
  return (
    <div
      ref={region}
      id="fehlerUebersicht"
      role="alert"
      aria-live="off"
      tabIndex={-1}
      className={`${summary} ${tones[tone]}`}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without scripts, only the attribute brings a person to what went wrong
      autoFocus
    >
      <div className={heading}>
        <Icon name={tone === "error" ? "fehler" : "warnung"} />
        <Heading level={2} size="h3">
          <VisuallyHidden>{tone === "error" ? "Fehler: " : "Warnung: "}</VisuallyHidden>
          {title}
        </Heading>
      </div>
      <ul className={list}>
        {items.map((item, index) => (
          <li key={`${String(index)} ${item.href ?? ""}`}>
            {item.href === undefined ? (
              item.message
            ) : (
              <a href={item.href} className={`${link} ${links[tone]}`}>
                {item.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
