import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FehlerAnsicht } from "./FehlerAnsicht";
import { isVeraltet, rememberBuild } from "./neueVersion";
import { readFehler } from "./readFehler";

/** The page of every error, for the ErrorBoundary of the root. */
export function FehlerSeite() {
  const error = useRouteError();
  const { status, daten } = readFehler(error);
  const { pathname, search } = useLocation();
  const rahmen = useRouteLoaderData<SeitenrahmenDaten>("root");
  useReloadNachNeuerVersion(error, rahmen?.buildId);
  const requestId = daten?.requestId ?? rahmen?.requestId;
  return <FehlerAnsicht status={status} daten={daten} requestId={requestId} pfad={pathname + search} />;
}

/**
 * A component of the old build may not understand the data of the new one. Its page is gone by then, with nothing left
 * on it that could be lost; the same address in the new build is what the user wanted.
 */
function useReloadNachNeuerVersion(error: unknown, buildId: string | undefined): void {
  useEffect(() => {
    if (buildId !== undefined) rememberBuild(buildId);
    if (!isRouteErrorResponse(error) && isVeraltet()) window.location.reload();
  }, [error, buildId]);
}
