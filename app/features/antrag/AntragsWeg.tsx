import { ANTRAG_STATUS, ANTRAG_STUFEN, type AntragStatus } from "~/domain/antrag/antragStatus";
import { Steps, stepsFrom } from "~/ui";

/** How far an Antrag has come; nothing for one that has left the way, such as a withdrawn one. */
export function AntragsWeg({ status }: { status: AntragStatus }) {
  const { stufe } = ANTRAG_STATUS[status];
  if (stufe === null) return null;
  const position = Object.keys(ANTRAG_STUFEN).indexOf(stufe);
  const namen = Object.values(ANTRAG_STUFEN).map((eine, stelle) =>
    stelle > position && "vorher" in eine ? eine.vorher : eine.name,
  );
  return <Steps items={stepsFrom(namen, position)} label="Weg des Antrags" />;
}
