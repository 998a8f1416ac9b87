import { useMatches, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router-dom";
import { isAbgelehnt } from "./isAbgelehnt";
import { seitenTitel } from "./titelText";

/**
 * The title of the document. Every page takes it from the route table and its own `handle`, so pages export no `meta`.
 */
export function SeitenTitel() {
  const error = useRouteError();
  // Outside of the page there is no hook that tells what its action has answered.
  const antworten = useContext(DataRouterState)?.actionData ?? {};
  return (
    <title>
      {seitenTitel(useMatches().at(-1), { error, isAbgelehnt: Object.values(antworten).some(isAbgelehnt) })}
    </title>
  );
}
