import { useFetcher } from "@remix-run/react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { HiddenField } from "~/ui/fields/HiddenField";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { LEISTE_FETCHER } from "./useLeiste";

/**
 * The burger of wide screens: full or narrow side navigation. A form, so that it works without scripts and is
 * remembered.
 */
export function LeisteKnopf({ rahmen, isSchmal }: { rahmen: SeitenrahmenDaten; isSchmal: boolean }) {
  const fetcher = useFetcher({ key: LEISTE_FETCHER });
  return (
    <fetcher.Form method="post" action={href("leiste")}>
      <FormularFelder formular={rahmen.formular} />
      <HiddenField name="ziel" value={rahmen.pfad} />
      <HiddenField name="leiste" value={isSchmal ? "voll" : "schmal"} />
      <Button variant="quiet" icon="menue" aria-expanded={!isSchmal}>
        <VisuallyHidden>Seitennavigation mit Beschriftung</VisuallyHidden>
      </Button>
    </fetcher.Form>
  );
}
