import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import {
  EntwurfFormular,
  EntwurfFort,
  EntwurfVerwerfen,
  Getipptes,
  listGetippteAntworten,
  lueckenAntwort,
  NichtGespeichertes,
  SchriftsatzInhalt,
  UnterschriftKarte,
} from "~/features/schriftsatz";
import { Notice, PageHeader, Stack, Text } from "~/ui";
import type { EntwurfArt, Schritt } from "./entwurfArt";
import { ENTWURF_ARTEN, entwurfHref } from "./entwurfArten";
import type { EntwurfDaten, EntwurfInhalt } from "./loadEntwurfSeite";

type EntwurfSeiteProps = EntwurfInhalt & { art: EntwurfArt; antwort: FormAntwort | undefined };

/**
 * The page of a draft of any kind: begin, write, then read it through and sign.
 * @spec §2 /antraege/{antragUuid}/nachtrag/{uuid?}; /antraege/{antragUuid}/widerspruch/{uuid}: file an objection
 */
export function EntwurfSeite({ art, antwort, seite, fort, formular }: EntwurfSeiteProps) {
  if (seite === null) return <EntwurfFort daten={fort} antwort={antwort} />;
  const { daten, ...rest } = seite;
  const { antragTitel, schriftsatz, lage } = daten;
  const { titel, pfad } = ENTWURF_ARTEN[art].texte;
  const { ablehnung } = lage;
  return (
    <Stack gap="xl">
      <PageHeader title={titel(schriftsatz)} lead={antragTitel} breadcrumbs={pfad(daten)} />
      {ablehnung !== null && (
        <Notice tone="info" title={`Ein früherer Rückzug wurde am ${ablehnung.am} abgelehnt.`}>
          {ablehnung.grund}
        </Notice>
      )}
      {schriftsatz === null ? (
        <Beginn art={art} daten={daten} formular={formular} antwort={antwort} />
      ) : (
        <Begonnen {...rest} art={art} schriftsatz={schriftsatz} formular={formular} antwort={antwort} />
      )}
    </Stack>
  );
}

type TeilProps = { art: EntwurfArt; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** There may be texts for a draft that somebody has discarded: they stand here to be copied. */
function Beginn({ art, daten: { antragUuid, lage }, formular, antwort }: TeilProps & { daten: EntwurfDaten }) {
  const { problem, versuch } = useAntwort(antwort);
  const { Beginn: Formular } = ENTWURF_ARTEN[art].texte;
  return (
    <>
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <NichtGespeichertes angaben={listGetippteAntworten(art, antwort?.eingaben ?? {})} />
      {Formular && <Formular antragUuid={antragUuid} darfBeginnen={lage.darfBeginnen} formular={formular} />}
    </>
  );
}

type BegonnenProps = TeilProps & { schriftsatz: Schriftsatz; isNezo: boolean; schritt: Schritt };

function Begonnen(props: BegonnenProps) {
  const { art, schriftsatz, schritt } = props;
  const { hasLueckenImFormular } = ENTWURF_ARTEN[art].texte;
  const isZurueck = hasLueckenImFormular && schriftsatz.luecken.length > 0;
  const Teil = !schriftsatz.rechte.bearbeiten
    ? NurLesen
    : schritt === "unterschrift" && !isZurueck
      ? Unterschrift
      : Schreiben;
  return (
    <>
      {schriftsatz.sperre !== null && <Notice tone="warning">{schriftsatz.sperre}</Notice>}
      <Teil {...props} />
    </>
  );
}

function NurLesen({ art, schriftsatz, formular, antwort }: BegonnenProps) {
  const { NurLesen: Dazu } = ENTWURF_ARTEN[art].texte;
  const { antragUuid } = schriftsatz;
  return (
    <>
      <Getipptes schriftsatz={schriftsatz} antwort={antwort} />
      {Dazu && (
        <Dazu
          antragUuid={antragUuid}
          schriftsatz={schriftsatz}
          hier={entwurfHref(schriftsatz)}
          formular={formular}
          antwort={antwort}
        />
      )}
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
    </>
  );
}

/** Without the gaps that the signature waits for unless the page was opened to sign. */
function Schreiben({ art, schriftsatz, schritt, formular, antwort }: BegonnenProps) {
  const { VorDemSchreiben, einleitung, verwerfen } = ENTWURF_ARTEN[art].texte;
  const hier = entwurfHref(schriftsatz);
  const luecken = schritt === "unterschrift" ? lueckenAntwort(schriftsatz) : undefined;
  return (
    <>
      {VorDemSchreiben && <VorDemSchreiben antragUuid={schriftsatz.antragUuid} schriftsatz={schriftsatz} />}
      {einleitung !== undefined && <Text>{einleitung}</Text>}
      <EntwurfFormular schriftsatz={schriftsatz} hier={hier} formular={formular} antwort={antwort ?? luecken} />
      <EntwurfVerwerfen
        title={verwerfen.title}
        folgen={verwerfen.folgen(schriftsatz)}
        hier={hier}
        revision={schriftsatz.revision}
        formular={formular}
      />
    </>
  );
}

function Unterschrift({ art, schriftsatz, isNezo, formular, antwort }: BegonnenProps) {
  const { VorDerUnterschrift, Wirkung, unterschrift } = ENTWURF_ARTEN[art].texte;
  const teile = { antragUuid: schriftsatz.antragUuid, schriftsatz };
  return (
    <>
      {VorDerUnterschrift && <VorDerUnterschrift {...teile} />}
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <UnterschriftKarte
        schriftsatz={schriftsatz}
        texte={unterschrift}
        hier={entwurfHref(schriftsatz)}
        isNezo={isNezo}
        formular={formular}
        antwort={antwort}
      >
        {Wirkung && <Wirkung {...teile} />}
      </UnterschriftKarte>
    </>
  );
}
