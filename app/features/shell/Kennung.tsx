import { kennungVon } from "~/contract/kennung";
import { META_KENNUNG } from "~/contract/schutzDaten";
import { useRahmen } from "./useRahmen";

/** For whom this page was made. Scripts compare it before they send a form that stayed open over a login. */
export function Kennung() {
  const rahmen = useRahmen();
  return <meta name={META_KENNUNG} content={(rahmen && kennungVon(rahmen.sitzung)?.kennung) ?? ""} />;
}
