import type { ReactNode } from "react";
import { ActionBar, Button, LinkButton, SAVE_KEY } from "~/ui";

type FirmenKnoepfeProps = {
  /** The way out of the form without a save. */
  zurueck?: { href: string; text: string };
  /** Further buttons behind them. */
  children?: ReactNode;
};

/** The buttons of every form of the company. */
export function FirmenKnoepfe({ zurueck, children }: FirmenKnoepfeProps) {
  return (
    <ActionBar>
      <Button {...SAVE_KEY} icon="speichern">
        Speichern
      </Button>
      {zurueck !== undefined && (
        <LinkButton variant="secondary" href={zurueck.href}>
          {zurueck.text}
        </LinkButton>
      )}
      {children}
    </ActionBar>
  );
}
