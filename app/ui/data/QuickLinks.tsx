import { Icon } from "../basic/Icon";
import { link, list } from "./QuickLinks.css";

export type QuickLink = {
  label: string;
  href: string;
  /** Is it what is shown? Then the link leads back. */
  current: boolean;
};

/** What is often asked for of a list, one beside the other; each acts at once. */
export function QuickLinks({ label, items }: { label: string; items: readonly QuickLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.label}>
            <a href={item.href} className={link} aria-current={item.current ? "true" : undefined}>
              {item.current && <Icon name="haken" />}
              {item.label}
            </a>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}
