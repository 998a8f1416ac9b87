import { type RefObject, useRef, useState } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { ANLAGE_ACCEPT } from "~/domain/antrag/anlagen";
import { DATEI_HINWEIS } from "~/domain/antrag/anlagenTexte";
import { ANTWORT_FRAGEN } from "~/domain/nachricht/antwortFragen";
import { ANTWORT_DATEIEN_MAX, ANTWORT_MAX } from "~/domain/nachricht/antwort";
import { Fehlermeldung, useAntwort, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder, GeparktHinweis, useEntwurfSchutz, useFeldhilfe } from "~/features/formular";
import { numberWord, numberWordFirst } from "~/lib/numberWord";
import { href } from "~/routing/href";
import {
  ActionBar,
  Button,
  Card,
  CopyText,
  FileField,
  HiddenField,
  Inline,
  SAVE_KEY,
  Stack,
  Text,
  TextArea,
  TextLink,
} from "~/ui";
import type { Antwortentwurf } from "./loadNachricht";
import { useEntwurf } from "./useEntwurf";

type AntwortFormularProps = {
  uuid: string;
  entwurf: Antwortentwurf;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const LABEL = ANTWORT_FRAGEN.text;

/** With scripts, and a browser that can keep something. */
const LAUFEND = (
  <Text tone="muted" size="s">
    Was Sie tippen, wird laufend als Ihr Entwurf gespeichert; bis dahin hält dieser Browser es verschlüsselt für Sie
    bereit.
  </Text>
);

const hinweis = (frei: number): string =>
  `${DATEI_HINWEIS} Noch ${numberWord(frei)} ${frei === 1 ? "Datei" : "Dateien"} möglich.`;

/** The words while they are typed: this browser holds them until the draft has them, and gives back what it found. */
function useAntwortText(form: RefObject<HTMLFormElement>, uuid: string, entwurf: Antwortentwurf) {
  const [gesetzt, setGesetzt] = useState<{ text: string; mal: number } | null>(null);
  const schutz = useEntwurfSchutz(form, {
    entwurf: {
      wo: { antrag: entwurf.antragUuid, vorhaben: uuid },
      revision: 0,
      basis: { text: entwurf.text },
      labels: { text: LABEL },
      lesbar: (_name, wort) => [wort].flat().join("\n"),
    },
    set: (texte) =>
      setGesetzt((bisher) => ({ text: [texte["text"] ?? ""].flat().join("\n"), mal: (bisher?.mal ?? 0) + 1 })),
    // The draft is stored while one types.
    isAntwort: false,
    speicherKnopf: (element) => element.querySelector<HTMLElement>("button[formaction$='absicht=entwurf']"),
  });
  // A refused form has seen by now what the draft says.
  const [basis, setBasis] = useState(entwurf.text);
  const stand = useEntwurf(form, uuid, (gehalten) => {
    setBasis(gehalten);
    schutz.gehalten({ text: gehalten });
  });
  return { gesetzt, schutz, basis, stand };
}

/**
 * Answers the authority: words and up to three files. Files that were accepted stay with the draft, whatever becomes of
 * the rest; with scripts the words are kept while they are typed. The buttons stand behind the files, so what they want
 * stands in their address.
 */
export function AntwortFormular({ uuid, entwurf, formular, antwort }: AntwortFormularProps) {
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(antwort), { fragen: ANTWORT_FRAGEN });
  const form = useRef<HTMLFormElement>(null);
  // What the page came with: an answer to another form of the page takes no words away.
  const [anfangs] = useState(() => text("text", entwurf.text));
  const { gesetzt, schutz, basis, stand } = useAntwortText(form, uuid, entwurf);
  const isUeberholt = problem?.code === "REVISION_VERALTET" && entwurf.text !== text("text");
  const zu = (absicht: string) => href("nachricht", { uuid }, { absicht });
  const geparkt = text(GEPARKT_FELD);
  return (
    <div data-print="beschrieben">
      <Card title="Antwort an die Bescheinigungsstelle" id="antwort">
        <form ref={form} method="post" action={zu("senden")} encType="multipart/form-data" noValidate>
          <Stack gap="m">
            <FormularFelder formular={formular} />
            {entwurf.ticket !== undefined && <HiddenField name={TICKET_FELD} value={entwurf.ticket} />}
            {geparkt !== "" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
            <GeparktHinweis geparkte={entwurf.geparkte} />
            <HiddenField name="basis" value={basis} />
            {schutz.hinweis}
            <Fehlermeldung key={versuch} problem={problem} felder={["text", "dateien"]} />
            <AntwortText
              key={`text ${String(gesetzt?.mal ?? 0)}`}
              feld={feld("text")}
              anfangs={gesetzt?.text ?? anfangs}
              reste={entwurf.reste}
            />
            {isUeberholt && <CopyText id="anderswo" label="Ihr Entwurf aus dem anderen Fenster" text={entwurf.text} />}
            {entwurf.anlagen.length > 0 && <Angehaengt anlagen={entwurf.anlagen} zu={zu} />}
            {entwurf.frei > 0 ? <Dateiwahl feld={feld("dateien")} frei={entwurf.frei} /> : <AlleAngehaengt />}
            <Absendeknoepfe zu={zu} stand={stand} />
            {schutz.isOffen ? LAUFEND : schutz.verlust}
          </Stack>
          {schutz.dialog}
        </form>
      </Card>
    </div>
  );
}

type Feld = ReturnType<AntwortSicht["feld"]>;

type AntwortTextProps = { feld: Feld; anfangs: string; reste: Antwortentwurf["reste"] };

function AntwortText({ feld, anfangs, reste }: AntwortTextProps) {
  return (
    <TextArea
      {...feld}
      label={LABEL}
      required
      rows={8}
      limit={ANTWORT_MAX}
      defaultValue={anfangs}
      rests={reste.map(({ uuid, rest }) => ({
        key: uuid,
        text: rest,
        discard: { name: "absicht", value: `rest ${uuid}` },
      }))}
    />
  );
}

function Dateiwahl({ feld, frei }: { feld: Feld; frei: number }) {
  return (
    <FileField
      {...feld}
      label={frei === 1 ? "Datei anhängen" : ANTWORT_FRAGEN.dateien}
      hint={hinweis(frei)}
      accept={ANLAGE_ACCEPT}
      multiple={frei > 1}
    />
  );
}

function AlleAngehaengt() {
  return (
    <Text tone="muted" id="dateien">
      {`${numberWordFirst(ANTWORT_DATEIEN_MAX)} Dateien sind angehängt, mehr sind nicht möglich.`}
    </Text>
  );
}

function Absendeknoepfe({ zu, stand }: { zu: (absicht: string) => string; stand: string }) {
  return (
    <ActionBar>
      <Button>Antwort senden</Button>
      <Button {...SAVE_KEY} variant="secondary" icon="speichern" formAction={zu("entwurf")}>
        Entwurf speichern
      </Button>
      <Text tone="muted" size="s">
        <span role="status">{stand}</span>
      </Text>
    </ActionBar>
  );
}

function Angehaengt({ anlagen, zu }: { anlagen: Antwortentwurf["anlagen"]; zu: (absicht: string) => string }) {
  return (
    <Stack as="ul" gap="s">
      {anlagen.map(({ uuid, name, typ, groesse, href: ziel }) => (
        <li key={uuid}>
          <Inline gap="s">
            <TextLink href={ziel}>{name}</TextLink>
            <Text as="span" tone="muted">
              ({typ}, {groesse})
            </Text>
            <Button variant="quiet" formAction={`${zu("entfernen")}&datei=${uuid}`} aria-label={`Entfernen: ${name}`}>
              Entfernen
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
