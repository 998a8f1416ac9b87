import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KMU_ZAHLEN_FELDER, kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import {
  createHilfeHref,
  FormularFelder,
  listKonfliktFelder,
  SpeicherBanner,
  useEntwurfSchutz,
  useGetippteTexte,
} from "~/features/formular";
import { WiderstreitHinweis, WiderstreitMeldung } from "~/features/schriftsatz";
import { befundeVon, FormularTeile } from "~/features/unternehmen";
import { href } from "~/routing/href";
import {
  Button,
  Container,
  Details,
  HiddenField,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  RequiredHint,
  Stack,
  Text,
} from "~/ui";
import {
  bereichVonZahlen,
  entwurfVonZahlen,
  KMU_ZAHLEN_LABELS,
  type KmuZahlenDaten,
  zahlenMitEingaben,
} from "./kmuZahlenEingaben";

export type KmuZahlenFormularSeiteProps = {
  daten: KmuZahlenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const hierVon = ({ uuid }: KmuZahlenDaten): string => href("unternehmenKmuZahlenFormular", { uuid: uuid ?? undefined });

const toBefunde = ({ fehler }: KmuZahlenDaten) => befundeVon({ fehler, warnungen: [] });

/** The figures of one company in one Wirtschaftsjahr: to fill in, or to read. */
export function KmuZahlenFormularSeite(props: KmuZahlenFormularSeiteProps) {
  const { daten } = props;
  return (
    <Container>
      <PageHeader
        title={daten.uuid === null ? "Zahlen erfassen" : "Zahlen bearbeiten"}
        lead="Zahlen eines Unternehmens in einem Wirtschaftsjahr, für den KMU-Status."
        breadcrumbs={[
          { label: "Unternehmen", href: href("unternehmen") },
          { label: "KMU-Status", href: href("unternehmenKmu") },
          { label: "Zahlen für den KMU-Status", href: href("unternehmenKmuZahlen") },
        ]}
      />
      <Stack gap="l">
        {daten.rechte.bearbeiten ? (
          <ZahlenFormular {...props} />
        ) : (
          <>
            <Notice tone="info">Sie können diese Angaben lesen, aber nicht bearbeiten.</Notice>
            <FormularTeile
              form={kmuZahlenFormular}
              bereich={bereichVonZahlen(daten)}
              eingabe={null}
              befunde={toBefunde(daten)}
            />
          </>
        )}
        {daten.rechte.bearbeiten && daten.uuid !== null && <ZahlenLoeschen {...props} />}
      </Stack>
    </Container>
  );
}

const FELDER = KMU_ZAHLEN_FELDER.map(({ key }) => key);

function ZahlenFormular({ daten, formular, antwort }: KmuZahlenFormularSeiteProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, { entwurf: entwurfVonZahlen(daten), set, speicherKnopf: () => null });
  const { search } = useLocation();
  const hilfeHref = createHilfeHref(hierVon(daten), search);
  return (
    <form ref={form} method="post" action={hierVon(daten)} noValidate onChange={read}>
      <SpeicherBanner form={form} revision={daten.revision} />
      <Stack gap="l">
        <FormularFelder formular={formular} />
        {/* After a refused save the same revision is the basis again. */}
        <HiddenField name="revision" value={sicht.text("revision", String(daten.revision))} />
        {schutz.hinweis}
        <Meldung daten={daten} antwort={antwort} sicht={sicht} />
        <RequiredHint />
        <FormularTeile
          form={kmuZahlenFormular}
          bereich={zahlenMitEingaben(daten, eingaben)}
          eingabe={{ sicht, eingaben, fassungen, hilfeHref }}
          befunde={toBefunde(daten)}
        />
        <Inline gap="m">
          <Button icon="speichern">Speichern</Button>
          <LinkButton variant="secondary" href={href("unternehmenKmuZahlen")}>
            Abbrechen
          </LinkButton>
        </Inline>
        <Text tone="muted" size="s">
          {schutz.verlust}
        </Text>
      </Stack>
      {schutz.dialog}
    </form>
  );
}

type MeldungProps = Pick<KmuZahlenFormularSeiteProps, "daten" | "antwort"> & { sicht: ReturnType<typeof useAntwort> };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht: { problem, versuch } }: MeldungProps) {
  const konflikt = problem?.konflikt;
  if (konflikt === undefined)
    return <Fehlermeldung key={versuch} problem={problem} felder={FELDER} labels={KMU_ZAHLEN_LABELS} />;
  const umfeld = { felder: KMU_ZAHLEN_FELDER, kontext: daten.kontext };
  const felder = listKonfliktFelder(umfeld, konflikt.konflikte, antwort?.eingaben);
  return (
    <Stack key={versuch} gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={hierVon(daten)} />
    </Stack>
  );
}

function ZahlenLoeschen({ daten, formular }: KmuZahlenFormularSeiteProps) {
  return (
    <Details summary="Diese Zahlen löschen">
      <form method="post" action={hierVon(daten)}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="absicht" value="loeschen" />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Text>Die Zahlen werden gelöscht. Das lässt sich nicht rückgängig machen.</Text>
          <Inline gap="m">
            <Button variant="secondary">Zahlen löschen</Button>
          </Inline>
        </Stack>
      </form>
    </Details>
  );
}
