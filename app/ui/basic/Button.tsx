import { forwardRef } from "react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";

import { button, variants } from "./Button.css";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { Spinner } from "./Spinner";

export type ButtonVariant = keyof typeof variants;

export type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, "className" | "style"> & {
  variant?: ButtonVariant | undefined;
  /** A request of this button is under way: it says so and ignores further clicks, but keeps its place and focus. */
  pending?: boolean | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
};

/** A native button. It submits unless told otherwise; a plain `type="button"` belongs after hydration only. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "primary",
    "aria-disabled": isDisabled,
    type = "submit",
    pending = false,
    icon,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={`${button} ${variants[variant]}`}
      aria-disabled={pending || isDisabled}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
});
