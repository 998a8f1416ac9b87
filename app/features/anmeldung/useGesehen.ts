import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * The revision that the person had before them when the page came. A page that is read anew in the background keeps
 * what is typed, and must keep this with it: sent with a newer one, it would replace what somebody else has saved and
 * nobody here has seen. Another navigation, as after saving, brings the newest.
 */
export function useGesehen(revision: number): string {
  const { key } = useLocation();
  const [gesehen, setGesehen] = useState({ key, revision });
  if (gesehen.key !== key) setGesehen({ key, revision });
  return String(gesehen.key === key ? gesehen.revision : revision);
}
