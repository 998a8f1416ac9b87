import { useEffect, useState, useSyncExternalStore } from "react";
import { type Ressource, resourceSaved, resourceWatcher } from "~/contract/wire/live";
import { useSeitenrahmen } from "~/features/shell";
import { aufzaehlung } from "~/lib/aufzaehlung";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";
import { Banner } from "~/ui/overlay/Banner";
import { schluesselVon } from "./abgleich";
import { AenderungHinweis, type Geaendert } from "./AenderungHinweis";
import { andereVonAllen } from "./andereVon";
import type { AnwesendeProps } from "./anwesendeProps";
import { leitung } from "./liveKanal";
import { useTopic } from "./useTopic";
import { worteVon } from "./worte";

type Anwesenheit = ReadonlyMap<string, readonly string[]>;

/** From another page of the same record, nothing new comes by itself. */
const zuletztAnwesende = (): Anwesenheit =>
  new Map(
    leitung.zuletzt(resourceWatcher.destination).flatMap((nachricht) => {
      const { success, data } = resourceWatcher.schema.safeParse(nachricht);
      return success ? [[schluesselVon(data), data.activeUsers]] : [];
    }),
  );

/** Hears who else looks at the records of the page, and who has saved or deleted one of them. */
function useAnwesende(ressourcen: readonly Ressource[], stand: unknown) {
  const gemeinte = ressourcen.map(schluesselVon);
  const [anwesende, setAnwesende] = useState(zuletztAnwesende);
  const [geaendert, setGeaendert] = useState<Geaendert | null>(null);
  const liveStand = useSyncExternalStore(leitung.subscribe, leitung.stand, () => "aus" as const);
  useTopic(resourceWatcher, (nachricht) => {
    setAnwesende((bisher) => new Map(bisher).set(schluesselVon(nachricht), nachricht.activeUsers));
  });
  useTopic(resourceSaved, (nachricht) => {
    const { isSaved, isDeleted = false, savedByUser } = nachricht;
    if (gemeinte.includes(schluesselVon(nachricht)) && (isSaved || isDeleted))
      setGeaendert({ von: savedByUser, isGeloescht: isDeleted });
  });
  useEffect(() => setGeaendert(null), [stand]);
  // Who is there is known only while the connection lasts.
  const alle = liveStand === "verbunden" ? gemeinte.map((schluessel) => anwesende.get(schluessel) ?? []) : [];
  return { alle, geaendert };
}

/** Looks at a record as long as it is on the page. */
function Blick({ ressource: { name, id } }: { ressource: Ressource }) {
  useEffect(() => leitung.enter({ name, id }), [name, id]);
  return null;
}

/** @spec §1 Live notices: who is viewing a record, whether it was saved */
export function AnwesendeAnzeige(props: AnwesendeProps) {
  const ressourcen = [props.ressource, ...(props.weitere ?? [])];
  return (
    <>
      {ressourcen.map((ressource) => (
        <Blick key={schluesselVon(ressource)} ressource={ressource} />
      ))}
      <Hinweis ressourcen={ressourcen} {...props} />
    </>
  );
}

function Hinweis({ ressourcen, ...props }: AnwesendeProps & { ressourcen: readonly Ressource[] }) {
  const { alle, geaendert } = useAnwesende(ressourcen, props.stand);
  const benutzer = useSeitenrahmen()?.sitzung.benutzer;
  const andere = andereVonAllen(alle, benutzer ? `${benutzer.vorname} ${benutzer.nachname}`.trim() : "");
  const inhalt = [...andere, geaendert?.von ?? "", geaendert?.isGeloescht === true].join("\n");
  const [weggeklickt, setWeggeklickt] = useState("");
  if ((andere.length === 0 && geaendert === null) || weggeklickt === inhalt) return null;
  return (
    <Banner tone="info" isAnnounced={false} onClose={() => setWeggeklickt(inhalt)}>
      <Stack gap="xs">
        {andere.length > 0 && <Text>{`${worteVon(props).bearbeitet} ${aufzaehlung(andere)}.`}</Text>}
        {geaendert !== null && <AenderungHinweis {...props} geaendert={geaendert} />}
      </Stack>
    </Banner>
  );
}
