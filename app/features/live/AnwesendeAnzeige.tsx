import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Ressource, resourceSaved, resourceWatcher } from "~/contract/wire/live";
import { useSeitenrahmen } from "~/features/shell";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";
import { Banner } from "~/ui/overlay/Banner";
import { andereVon, aufzaehlung } from "./andereVon";
import type { AnwesendeProps } from "./anwesendeProps";
import { leitung } from "./liveKanal";
import { useTopic } from "./useTopic";

/** What a record is called, and what has happened to it; a name follows. */
const WORTE: Readonly<Record<Ressource["name"], { bearbeitet: string; gespeichert: string }>> = {
  antrag: {
    bearbeitet: "Dieser Antrag wird gerade bearbeitet von",
    gespeichert: "Dieser Antrag wurde soeben gespeichert von",
  },
  unternehmen: {
    bearbeitet: "Die Stammdaten werden gerade bearbeitet von",
    gespeichert: "Die Stammdaten wurden soeben gespeichert von",
  },
  verbund: {
    bearbeitet: "Dieser Eintrag wird gerade bearbeitet von",
    gespeichert: "Dieser Eintrag wurde soeben gespeichert von",
  },
  wirtschaftsjahr: {
    bearbeitet: "Dieses Wirtschaftsjahr wird gerade bearbeitet von",
    gespeichert: "Dieses Wirtschaftsjahr wurde soeben gespeichert von",
  },
};

/** Looks at the record as long as it is on the page, and hears who else does and who has saved. */
function useAnwesende({ ressource: { name, id }, stand }: AnwesendeProps) {
  const isGemeint = (nachricht: { name: string; id: string }) => nachricht.name === name && nachricht.id === id;
  const [alle, setAlle] = useState<readonly string[]>(() => {
    // From another page of the same record, nothing new comes by itself.
    const zuletzt = resourceWatcher.schema.safeParse(leitung.zuletzt(resourceWatcher.destination));
    return zuletzt.success && isGemeint(zuletzt.data) ? zuletzt.data.activeUsers : [];
  });
  const [gespeichertVon, setGespeichertVon] = useState<string | null>(null);
  const liveStand = useSyncExternalStore(leitung.subscribe, leitung.stand, () => "aus" as const);
  useTopic(resourceWatcher, (nachricht) => {
    if (isGemeint(nachricht)) setAlle(nachricht.activeUsers);
  });
  useTopic(resourceSaved, (nachricht) => {
    if (isGemeint(nachricht) && nachricht.isSaved) setGespeichertVon(nachricht.savedByUser);
  });
  useEffect(() => leitung.enter({ name, id }), [name, id]);
  useEffect(() => setGespeichertVon(null), [stand]);
  // Who is there is known only while the connection lasts.
  return { alle: liveStand === "verbunden" ? alle : [], gespeichertVon };
}

/** @spec §1 Live notices: who is viewing a record, whether it was saved */
export function AnwesendeAnzeige(props: AnwesendeProps) {
  const { revalidate } = useRevalidator();
  const { alle, gespeichertVon } = useAnwesende(props);
  const benutzer = useSeitenrahmen()?.sitzung.benutzer;
  const andere = andereVon(alle, benutzer ? `${benutzer.vorname} ${benutzer.nachname}`.trim() : "");
  const worte = WORTE[props.ressource.name];
  const inhalt = [...andere, gespeichertVon ?? ""].join("\n");
  const [weggeklickt, setWeggeklickt] = useState("");
  if ((andere.length === 0 && gespeichertVon === null) || weggeklickt === inhalt) return null;
  return (
    <Banner tone="info" isAnnounced={false} onClose={() => setWeggeklickt(inhalt)}>
      <Stack gap="xs">
        {andere.length > 0 && <Text>{`${worte.bearbeitet} ${aufzaehlung(andere)}.`}</Text>}
        {gespeichertVon !== null && <Text>{`${worte.gespeichert} ${gespeichertVon}.`}</Text>}
        {gespeichertVon !== null && props.isDirty === true && (
          <Text>Ihre Eingaben bleiben stehen. Beim Speichern werden sie mit dem neuen Stand zusammengeführt.</Text>
        )}
        {gespeichertVon !== null && props.isDirty !== true && (
          <Inline>
            <Button type="button" variant="secondary" icon="aktualisieren" onClick={() => revalidate()}>
              Neuen Stand laden
            </Button>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
