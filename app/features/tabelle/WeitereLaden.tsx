import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { Button, Inline } from "~/ui";
import { useNachladen } from "./useNachladen";
import { SELBST } from "./useSofortFiltern";

type WeitereLadenProps = {
  /** The address of the list with one more page below. */
  href: string;
  /** How many pages have been added so far. */
  geladen: number;
};

/**
 * Puts the next page of a list below this one. With scripts that happens by itself a few times, for whoever scrolls to
 * the end; then the button waits, so that what stands below the list can be reached. How many pages are shown is in the
 * address: whoever comes back finds them again, in the same place.
 *
 * @spec §9 Infinite scroll
 */
export function WeitereLaden({ href, geladen }: WeitereLadenProps) {
  const form = useRef<HTMLFormElement>(null);
  const isUnterwegs = useNavigation().state !== "idle";
  useNachladen(form, { geladen, isUnterwegs });
  const { pathname, searchParams } = new URL(href, "http://portal");
  return (
    <Form ref={form} method="get" action={pathname} replace preventScrollReset state={SELBST}>
      {[...searchParams].map(([name, wert]) => (
        <input key={`${name} ${wert}`} type="hidden" name={name} value={wert} />
      ))}
      <Inline justify="center">
        <Button variant="secondary" icon="unten">
          Weitere laden
        </Button>
      </Inline>
    </Form>
  );
}
