import { useMatches, useRouteError } from "@remix-run/react";
import { seitenTitel } from "./titelText";

/** The title of the document. Every page takes it from the route table, so pages export no `meta`. */
export function SeitenTitel() {
  const error = useRouteError();
  return <title>{seitenTitel(useMatches().at(-1)?.id, error)}</title>;
}
