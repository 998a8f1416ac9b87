import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "~/ui/basic/Button";
import type { IconName } from "~/ui/basic/icons";

type AbsendeknopfProps = {
  /** Which of several things the form does; the action reads it as `absicht`. */
  absicht?: string | undefined;
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

/** Sends its form, and says so while that is under way. */
export function Absendeknopf({ absicht, variant, icon, children }: AbsendeknopfProps) {
  const { formData } = useNavigation();
  const isUnterwegs = formData !== undefined && (absicht === undefined || formData.get("absicht") === absicht);
  return (
    <Button variant={variant} icon={icon} pending={isUnterwegs} {...(absicht === undefined ? {} : { name: "absicht", value: absicht })}>
      {children}
    </Button>
  );
}
