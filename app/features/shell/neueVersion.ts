import { useEffect } from "react";

/** The build whose scripts this document runs, and the one that the portal serves now. Browser only. */
const stand: { geladen: string | null; jetzt: string | null } = { geladen: null, jetzt: null };

/** Remembers which build has answered; the first one is that of the document itself. */
export function rememberBuild(buildId: string): void {
  stand.geladen ??= buildId;
  stand.jetzt = buildId;
}

/** True when the portal has been replaced since this document was loaded. */
export const isVeraltet = (): boolean => stand.geladen !== stand.jetzt;

/**
 * Keeps the newest answer in mind. The server must not remember anything between two people, so it happens in an
 * effect.
 */
export function useBuild(buildId: string | undefined): void {
  useEffect(() => {
    if (buildId !== undefined) rememberBuild(buildId);
  }, [buildId]);
}
