import { kennungVon } from "~/contract/wire/kennung";
import { META_KENNUNG } from "~/contract/portal/schutzDaten";
import { useSeitenrahmen } from "./useSeitenrahmen";

/** For whom this page was made. Scripts compare it before they send a form that stayed open over a login. */
export function Kennung() {
  const rahmen = useSeitenrahmen();
  return <meta name={META_KENNUNG} content={(rahmen && kennungVon(rahmen.sitzung)?.kennung) ?? ""} />;
}
