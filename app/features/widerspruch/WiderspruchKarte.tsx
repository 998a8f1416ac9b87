import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { SchriftsatzKopf } from "~/contract/verfahren/schriftsaetze";
import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";
import { dringlichkeitVon, formatFristende, formatRest } from "~/domain/frist/restzeit";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Badge, Card, HiddenField, Inline, LinkButton, Notice, Stack, Text, TextLink } from "~/ui";
import { isVerspaetet } from "./isVerspaetet";
import { standVon } from "./widerspruchTexte";

type WiderspruchKarteProps = {
  lage: WiderspruchLage;
  heute: string;
  formular: FormularSchutz;
  /** It stands on the page of this Antrag alone, under its name. */
  isEinzeln?: boolean;
};

/** One Antrag: until when its decision may be objected to, the objections, and what can be done now. */
export function WiderspruchKarte({ lage, heute, formular, isEinzeln = false }: WiderspruchKarteProps) {
  const { antragUuid, antragTitel, bescheid } = lage;
  const titel = bescheid === null ? "Bescheid" : `Bescheid vom ${formatDate(bescheid.erstelltAm)}`;
  return (
    <Card title={isEinzeln ? titel : antragTitel} headingLevel={isEinzeln ? 2 : 3}>
      <Stack gap="m">
        {!isEinzeln && (
          <Text tone="muted">
            {titel} zum Antrag <data value={lage.antragsnummer ?? ""}>{lage.antragsnummer}</data>
          </Text>
        )}
        {!isAngefochten(lage) && <Fristzeile lage={lage} heute={heute} />}
        {lage.widersprueche.length > 0 && (
          <Stack as="ul" gap="s">
            {lage.widersprueche.toReversed().map((kopf) => (
              <li key={kopf.uuid}>
                <Eintrag antragUuid={antragUuid} kopf={kopf} />
              </li>
            ))}
          </Stack>
        )}
        <Entscheidung lage={lage} />
        <Aktionen lage={lage} heute={heute} formular={formular} />
      </Stack>
    </Card>
  );
}

/** Somebody has objected, and nothing can be added to that: when the period ends no longer matters. */
const isAngefochten = ({ widersprueche }: WiderspruchLage): boolean =>
  widersprueche.some(({ status }) => status !== "ENTWURF" && status !== "ZURUECKGEZOGEN");

/** While no objection runs: until when one is possible. */
function Fristzeile({ lage, heute }: Pick<WiderspruchKarteProps, "lage" | "heute">) {
  const { bescheid, status, rechte } = lage;
  if (bescheid === null) {
    return (
      <Text>{OHNE_BESCHEID[status] ?? "Ein Widerspruch ist möglich, sobald ein Bescheid bekannt gegeben ist."}</Text>
    );
  }
  const { bekanntgabeAm, widerspruchsfrist: frist } = bescheid;
  if (frist === null) return <Text>Der Bescheid gilt seit dem {formatDate(bekanntgabeAm)} als bekannt gegeben.</Text>;
  if (!isVerspaetet(lage, heute)) {
    return (
      <Inline gap="s">
        <Badge tone={dringlichkeitVon(frist, heute) === "offen" ? "info" : "warning"}>{formatRest(frist, heute)}</Badge>
        <Text>
          Widerspruch möglich bis einschließlich <time dateTime={frist}>{formatFristende(frist)}</time>
        </Text>
      </Inline>
    );
  }
  return (
    <Text>
      Die Widerspruchsfrist ist am {formatDate(frist)} abgelaufen.
      {rechte.beginnen &&
        " Einen Widerspruch nehmen wir trotzdem an, wenn Sie sagen, warum er verspätet ist. Ob die Gründe reichen, entscheidet die Bescheinigungsstelle."}
    </Text>
  );
}

const PAPIER = "Bescheid und Widerspruch aus dieser Zeit liegen im Portal nicht vor. Maßgeblich sind Ihre Schreiben.";

/** What there is to say where the portal has not delivered a decision. */
const OHNE_BESCHEID: { readonly [status in WiderspruchLage["status"]]?: string } = {
  BESCHEID_LIEGT_VOR:
    "Der Bescheid ist noch nicht bekannt gegeben. Ein Widerspruch ist möglich, sobald eine bevollmächtigte Person ihn abgerufen hat.",
  WIDERSPRUCH_EINGEREICHT: PAPIER,
  WIDERSPRUCH_ZURUECKGEZOGEN: PAPIER,
  WIDERSPRUCH_GESCHLOSSEN: PAPIER,
  WS_BESCHEID_LIEGT_VOR: PAPIER,
  GESCHLOSSEN: PAPIER,
};

function Eintrag({ antragUuid, kopf }: { antragUuid: string; kopf: SchriftsatzKopf }) {
  const { uuid, status, eingereichtAm, eingereichtVon, geaendertAm, geaendertVon } = kopf;
  const { label, tone } = standVon(status);
  return (
    <Inline gap="s">
      <Badge tone={tone}>{label}</Badge>
      {eingereichtAm === null ? (
        <>
          <TextLink href={href("widerspruch", { antragUuid, uuid })}>Entwurf eines Widerspruchs</TextLink>{" "}
          <Text as="span" tone="muted">
            zuletzt geändert am {formatDateTime(new Date(geaendertAm))} von {geaendertVon}
          </Text>
        </>
      ) : (
        <>
          <TextLink href={href("widerspruchLesen", { uuid })}>
            Widerspruch vom {formatDateTime(new Date(eingereichtAm))}
          </TextLink>{" "}
          <Text as="span" tone="muted">
            von {eingereichtVon ?? ""}
          </Text>
        </>
      )}
    </Inline>
  );
}

/** The decision on the objection, once there is one. */
export function Entscheidung({ lage: { antragUuid, entscheidung } }: Pick<WiderspruchKarteProps, "lage">) {
  if (entscheidung === null) return null;
  const isAbgerufen = entscheidung.stand === "ABGERUFEN";
  return (
    <Notice tone="info" title={`Bescheid aus Widerspruch vom ${formatDate(entscheidung.erstelltAm)}`}>
      <Stack gap="m">
        <Text>
          {isAbgerufen
            ? "Der Bescheid ist abgerufen."
            : "Der Bescheid ist noch nicht abgerufen. Was darin steht, sehen Sie nach dem Abruf."}
        </Text>
        <div>
          <LinkButton
            variant="secondary"
            href={
              isAbgerufen
                ? href("bescheid", { uuid: antragUuid }, { bescheid: entscheidung.uuid })
                : href("bescheidmenu", { uuid: antragUuid })
            }
          >
            {isAbgerufen ? "Bescheid aus Widerspruch lesen" : "Zu den Bescheiden"}
          </LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}

function Aktionen({ lage, heute, formular }: Pick<WiderspruchKarteProps, "lage" | "heute" | "formular">) {
  const { antragUuid, widersprueche, rechte } = lage;
  const entwurf = widersprueche.find(({ status }) => status === "ENTWURF");
  if (!rechte.beginnen) return null;
  if (entwurf !== undefined) {
    return (
      <div>
        <LinkButton icon="bearbeiten" href={href("widerspruch", { antragUuid, uuid: entwurf.uuid })}>
          Widerspruch weiterschreiben
        </LinkButton>
      </div>
    );
  }
  const isErneut = widersprueche.length > 0;
  const verspaetet = isVerspaetet(lage, heute);
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <HiddenField name="antrag" value={antragUuid} />
      <Absendeknopf absicht="beginnen" icon="bearbeiten" variant={verspaetet ? "secondary" : "primary"}>
        {isErneut
          ? "Erneut Widerspruch einlegen"
          : verspaetet
            ? "Verspäteten Widerspruch schreiben"
            : "Widerspruch schreiben"}
      </Absendeknopf>
    </Form>
  );
}
