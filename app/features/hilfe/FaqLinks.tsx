import type { FaqLink } from "~/domain/hilfe/faqGrenzen";
import { TextLink } from "~/ui/basic/TextLink";

/** The links below an answer. */
export function FaqLinks({ links }: { links: readonly FaqLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ text, ziel }) => (
        <li key={`${ziel} ${text}`}>
          <TextLink href={ziel}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}
