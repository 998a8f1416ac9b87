import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { href } from "~/routing/href";
import { routeTable } from "~/routing/routeTable";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { EingangsbestaetigungLink } from "./EingangsbestaetigungLink";

type DokumenteKarteProps = {
  uuid: string;
  status: AntragStatus;
  /** Its form has a work plan. */
  hatArbeitsplan: boolean;
  /** The visitor may change the draft, so also by a file. */
  darfImportieren: boolean;
};

/** What can be downloaded of an Antrag; each link says what it gives. */
export function DokumenteKarte({ uuid, status, hatArbeitsplan, darfImportieren }: DokumenteKarteProps) {
  const has = (statuses: readonly AntragStatus[]): boolean => statuses.includes(status);
  const isEntwurf = status === "IN_BEARBEITUNG";
  if (!has(routeTable.antragPdf.antrag.status)) return null;
  return (
    <Card>
      <Stack gap="m">
        <Text>
          {isEntwurf
            ? "Der Antrag als Dokument, wie er jetzt gespeichert ist. Jede Seite ist als Entwurf gekennzeichnet."
            : "Der Antrag als Dokument, wie er eingereicht wurde, und die Bestätigung dazu."}
        </Text>
        <Inline gap="m">
          {has(routeTable.eingangsbestaetigungPdf.antrag.status) && <EingangsbestaetigungLink uuid={uuid} />}
          <LinkButton variant="secondary" icon="herunterladen" href={href("antragPdf", { uuid })}>
            Antrag herunterladen (PDF)
          </LinkButton>
          {hatArbeitsplan && (
            <LinkButton variant="secondary" icon="herunterladen" href={href("arbeitsplanPdf", { uuid })}>
              Arbeitsplan herunterladen (PDF)
            </LinkButton>
          )}
        </Inline>
        <Text>
          Der Antrag in maschinenlesbarer Form, zum Aufbewahren, Weiterverarbeiten oder Übertragen in einen anderen
          Entwurf.
        </Text>
        <Datenaustausch uuid={uuid} darfImportieren={darfImportieren} />
      </Stack>
    </Card>
  );
}

/** The Antrag for machines: out as a file, and in again. */
function Datenaustausch({ uuid, darfImportieren }: Pick<DokumenteKarteProps, "uuid" | "darfImportieren">) {
  return (
    <Inline gap="m">
      <LinkButton variant="secondary" icon="herunterladen" href={href("antragJson", { uuid })}>
        Antrag exportieren (JSON)
      </LinkButton>
      <LinkButton variant="secondary" icon="herunterladen" href={href("antragXml", { uuid })}>
        Antrag exportieren (XML)
      </LinkButton>
      {darfImportieren && (
        <LinkButton variant="secondary" href={href("antragImport", { uuid })}>
          Daten importieren
        </LinkButton>
      )}
    </Inline>
  );
}
