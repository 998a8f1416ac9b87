import { TabLinks } from "~/ui";
import { type AntragTeil, listTeile } from "./antragTeile";

/** The ways between the parts of an Antrag, the same on each of them. */
export function AntragTeile({ uuid, gezeigt }: { uuid: string; gezeigt: AntragTeil | "benutzer" }) {
  return <TabLinks label="Teile des Antrags" items={listTeile(uuid, gezeigt)} />;
}
