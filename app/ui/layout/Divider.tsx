import { divider } from "./Divider.css";

/** A thin line between two groups. */
export function Divider() {
  return <hr className={divider} />;
}
