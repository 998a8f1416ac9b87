import type { ComponentPropsWithoutRef, ReactNode } from "react";

import { button, variants } from "./Button.css";
import type { ButtonVariant } from "./Button";
import { Icon } from "./Icon";
import type { IconName } from "./icons";

export type LinkButtonProps = Omit<ComponentPropsWithoutRef<"a">, "className" | "style" | "href"> & {
  href: string;
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
};

/** A link that looks like a button, for a next step that only leads somewhere. */
export function LinkButton({ href, variant = "primary", icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} href={href} className={`${button} ${variants[variant]}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </a>
  );
}
