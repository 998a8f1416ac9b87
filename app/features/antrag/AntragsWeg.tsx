import { ANTRAG_STATUS, ANTRAG_STUFEN, type AntragStatus } from "~/domain/antrag/antragStatus";
import { Steps, stepsFrom } from "~/ui";

/** How far an Antrag has come; nothing for one that has left the way, such as a withdrawn one. */
export function AntragsWeg({ status }: { status: AntragStatus }) {
  const { stufe } = ANTRAG_STATUS[status];
  if (stufe === null) return null;
  const position = Object.keys(ANTRAG_STUFEN).indexOf(stufe);
  // Once it is there, it is no question any more whether it is needed.
  const namen = Object.entries(ANTRAG_STUFEN).map(([key, name]) => (key === stufe ? name.replace(/, .*/, "") : name));
  return <Steps items={stepsFrom(namen, position)} label="Weg des Antrags" />;
}
