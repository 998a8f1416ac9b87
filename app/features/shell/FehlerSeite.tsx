import { useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { RahmenDaten } from "~/contract/rahmenDaten";
import { FehlerAnsicht } from "./FehlerAnsicht";
import { readFehler } from "./readFehler";

/** The page of every error, for the ErrorBoundary of the root. */
export function FehlerSeite() {
  const { status, daten } = readFehler(useRouteError());
  const { pathname, search } = useLocation();
  const rahmen = useRouteLoaderData<RahmenDaten>("root");
  const requestId = daten?.requestId ?? rahmen?.requestId;
  return <FehlerAnsicht status={status} daten={daten} requestId={requestId} pfad={pathname + search} />;
}
