import { useNavigation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonVariant } from "~/ui/basic/Button";
import type { IconName } from "~/ui/basic/icons";

type AbsendeknopfProps = {
  /** Which of several things the form does; the action reads it as `absicht`. */
  absicht?: string | undefined;
  /** Where it sends the form, when that is not where the form says. */
  formAction?: string | undefined;
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  /** Its name, where the words on it are short because they stand beside what they are about. */
  "aria-label"?: string | undefined;
  children: ReactNode;
};

const WARTET = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } as const;

/**
 * Sends its form, and says so while that is under way. While any form of the page is under way, and until the page has
 * read its state anew, it waits: what it would send is of the state before.
 */
export function Absendeknopf({ absicht, formAction, variant, icon, children, "aria-label": name }: AbsendeknopfProps) {
  const { formData, formMethod } = useNavigation();
  const isUnterwegs = formData !== undefined && (absicht === undefined || formData.get("absicht") === absicht);
  const isGesperrt = !isUnterwegs && formMethod === "POST";
  return (
    <Button
      variant={variant}
      icon={icon}
      aria-label={name}
      formAction={formAction}
      pending={isUnterwegs}
      {...(isGesperrt ? WARTET : {})}
      {...(absicht === undefined ? {} : { name: "absicht", value: absicht })}
    >
      {children}
    </Button>
  );
}
