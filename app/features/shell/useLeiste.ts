import { useFetchers } from "@remix-run/react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";

/** Key of the request that keeps the choice. */
export const LEISTE_FETCHER = "leiste";

/**
 * True while the side navigation is narrow; follows a click at once, before the server has kept it. Before anybody has
 * chosen it is so beside a long form.
 */
export function useIsLeisteSchmal(
  rahmen: SeitenrahmenDaten | undefined,
  { isArbeitsplatz }: { isArbeitsplatz?: true },
): boolean {
  const gewaehlt = useFetchers()
    .find(({ key }) => key === LEISTE_FETCHER)
    ?.formData?.get("leiste");
  if (typeof gewaehlt === "string") return gewaehlt === "schmal";
  return rahmen?.isLeisteSchmal ?? isArbeitsplatz === true;
}
