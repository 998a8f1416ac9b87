import { isRouteErrorResponse } from "@remix-run/react";
import type { FehlerDaten } from "~/contract/antrag/formAntwort";

/**
 * Status and data of what a loader, an action or a component threw. Everything unknown counts as an unexpected error
 * without data.
 */
export function readFehler(error: unknown): { status: number; daten: FehlerDaten | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, daten: null };
  return { status: error.status, daten: isFehlerDaten(error.data) ? error.data : null };
}

const isFehlerDaten = (value: unknown): value is FehlerDaten =>
  typeof value === "object" && value !== null && "requestId" in value && typeof value.requestId === "string";
