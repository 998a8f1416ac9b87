import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Ressource, resourceSaved, resourceWatcher } from "~/contract/wire/live";
import { useSeitenrahmen } from "~/features/shell";
import { aufzaehlung } from "~/lib/aufzaehlung";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";
import { Banner } from "~/ui/overlay/Banner";
import { schluesselVon } from "./abgleich";
import { andereVonAllen } from "./andereVon";
import type { AnwesendeProps } from "./anwesendeProps";
import { leitung } from "./liveKanal";
import { useTopic } from "./useTopic";

type Worte = { bearbeitet: string; gespeichert: string };

/** What a record is called, and what has happened to it; a name follows. */
const WORTE: Readonly<Record<Ressource["name"], Worte>> = {
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

/** The same on the page that shows all Wirtschaftsjahre. */
const WORTE_DER_JAHRE: Worte = {
  bearbeitet: "Diese Wirtschaftsjahre werden gerade bearbeitet von",
  gespeichert: "Diese Wirtschaftsjahre wurden soeben gespeichert von",
};

const worteVon = ({ ressource, weitere }: AnwesendeProps): Worte =>
  weitere !== undefined && ressource.name === "wirtschaftsjahr" ? WORTE_DER_JAHRE : WORTE[ressource.name];

type Anwesenheit = ReadonlyMap<string, readonly string[]>;

/** From another page of the same record, nothing new comes by itself. */
const zuletztAnwesende = (): Anwesenheit =>
  new Map(
    leitung.zuletzt(resourceWatcher.destination).flatMap((nachricht) => {
      const { success, data } = resourceWatcher.schema.safeParse(nachricht);
      return success ? [[schluesselVon(data), data.activeUsers]] : [];
    }),
  );

/** Hears who else looks at the records of the page, and who has saved one of them. */
function useAnwesende(ressourcen: readonly Ressource[], stand: unknown) {
  const gemeinte = ressourcen.map(schluesselVon);
  const [anwesende, setAnwesende] = useState(zuletztAnwesende);
  const [gespeichertVon, setGespeichertVon] = useState<string | null>(null);
  const liveStand = useSyncExternalStore(leitung.subscribe, leitung.stand, () => "aus" as const);
  useTopic(resourceWatcher, (nachricht) => {
    setAnwesende((bisher) => new Map(bisher).set(schluesselVon(nachricht), nachricht.activeUsers));
  });
  useTopic(resourceSaved, (nachricht) => {
    if (gemeinte.includes(schluesselVon(nachricht)) && nachricht.isSaved) setGespeichertVon(nachricht.savedByUser);
  });
  useEffect(() => setGespeichertVon(null), [stand]);
  // Who is there is known only while the connection lasts.
  const alle = liveStand === "verbunden" ? gemeinte.map((schluessel) => anwesende.get(schluessel) ?? []) : [];
  return { alle, gespeichertVon };
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
  const { revalidate } = useRevalidator();
  const { alle, gespeichertVon } = useAnwesende(ressourcen, props.stand);
  const benutzer = useSeitenrahmen()?.sitzung.benutzer;
  const andere = andereVonAllen(alle, benutzer ? `${benutzer.vorname} ${benutzer.nachname}`.trim() : "");
  const worte = worteVon(props);
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
