import type { ComponentPropsWithoutRef, ReactNode } from "react";

import { textLink } from "./TextLink.css";

export type TextLinkProps = Omit<ComponentPropsWithoutRef<"a">, "className" | "style" | "href"> & {
  href: string;
  children?: ReactNode;
};

/** A link within text. */
export function TextLink({ href, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} href={href} className={textLink}>
      {children}
    </a>
  );
}
