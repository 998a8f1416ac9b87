import { antragStatusText, type AntragStatus } from "~/domain/antrag/antragStatus";
import { Badge } from "~/ui";
import { statusFarbe } from "./statusFarbe";

/** The status of an Antrag in words on its colour. */
export function StatusZeichen({ status }: { status: AntragStatus }) {
  return <Badge tone={statusFarbe(status)}>{antragStatusText(status)}</Badge>;
}
