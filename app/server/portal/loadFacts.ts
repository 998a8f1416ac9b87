import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Sitzung } from "~/contract/konto/benutzer";
import type { Facts } from "~/routing/facts";
import type { Anfrage } from "./anfrage";

/**
 * The facts that the guard decides on, from the session and the URL. The Antrag is read later, and only for rows that
 * declare one.
 */
export async function loadFacts(anfrage: Anfrage, args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Facts> {
  return factsFrom(await anfrage.sitzung(), {
    url: new URL(args.request.url),
    params: args.params,
    jetzt: anfrage.context.clock.now(),
  });
}

type Umstaende = { url: URL; params: Facts["params"]; jetzt: Date };

/** The same without waiting. */
export function factsFrom(sitzung: Sitzung, { url, params, jetzt }: Umstaende): Facts {
  return {
    state: sitzung.state,
    benutzer: sitzung.benutzer,
    navigation: sitzung.navigation,
    bsfzSiegel: sitzung.features.bsfzSiegel,
    isNezoAuthenticated: sitzung.isNezoAuthenticated,
    pfad: url.pathname + url.search,
    params,
    query: url.searchParams,
    jetzt,
  };
}
