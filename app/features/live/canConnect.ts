import type { Sitzung } from "~/contract/konto/benutzer";
import { isGewaehlt } from "~/features/shell";

/**
 * May this page open the live channel?
 *
 * @assumed §6 does not show the condition under which the live connection is opened: the user is logged in with all
 * factors and has chosen a company or a role, which is what the server asks for, too. Where the support sees the
 * portal as somebody else it stays closed: nobody is shown as present.
 */
export const canConnect = (sitzung: Pick<Sitzung, "state" | "benutzer">): boolean =>
  isGewaehlt(sitzung) && sitzung.benutzer?.isNurAnsicht === false;
