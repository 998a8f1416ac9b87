import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANSICHT_DAUERN, ANSICHT_MINUTEN, ansichtDauern } from "~/domain/benutzer/ansicht";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, Divider, Notice, RadioGroup, Stack, Text } from "~/ui";
import { AnsichtZugriffe } from "./AnsichtZugriffe";
import type { AnsichtStand } from "./loadProfil";

type Props = { ansicht: AnsichtStand; formular: FormularSchutz; antwort: FormAntwort | undefined };

const DAUER = ansichtDauern.map((value) => ({ value, label: ANSICHT_DAUERN[value].text }));

/** Whether the support may see the portal as this person: for a time, or once with a code; and when it has done so. */
export function AnsichtKarte({ ansicht, formular, antwort }: Props) {
  const { laufende: laeuft } = ansicht;
  return (
    <Card title="Unterstützung durch die Bescheinigungsstelle" id="ansicht">
      <Stack gap="m">
        <Text>
          {`Wenn Sie Hilfe brauchen, kann der Support das Portal so sehen, wie Sie es sehen: auch Entwürfe und Nachrichten, aber nur lesend und höchstens ${String(ANSICHT_MINUTEN)} Minuten am Stück. Ohne Ihre Erlaubnis geht das nicht. Bei jeder Ansicht bekommen Sie eine E-Mail mit dem Grund.`}
        </Text>
        {laeuft !== null && (
          <Notice tone="warning">{`${laeuft.name} (${laeuft.rolle}) sieht das Portal gerade wie Sie.`}</Notice>
        )}
        {ansicht.bis !== null && <Notice tone="info">{`Sie erlauben die Ansicht bis ${ansicht.bis}.`}</Notice>}
        {(ansicht.bis !== null || laeuft !== null) && <BeendenForm formular={formular} isLaufend={laeuft !== null} />}
        {ansicht.bis === null && <ErlaubenForm formular={formular} antwort={antwort} />}
        <CodeForm codeBis={ansicht.codeBis} formular={formular} />
        <Divider />
        <AnsichtZugriffe ansicht={ansicht} />
      </Stack>
    </Card>
  );
}

function ErlaubenForm({ formular, antwort }: Omit<Props, "ansicht">) {
  const sicht = useFeldhilfe(useAntwort(antwort, "ansichtErlauben"), { fragen: FRAGEN });
  const { problem, versuch, feld, text } = sicht;
  return (
    <Form method="post" noValidate>
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <Fehlermeldung key={versuch} problem={problem} felder={["dauer"]} />
        <RadioGroup
          {...feld("dauer")}
          label={FRAGEN.dauer}
          required
          options={DAUER}
          inline={false}
          hint="Sie können die Erlaubnis jederzeit zurücknehmen."
          defaultValue={text("dauer", "STUNDE")}
        />
        <div>
          <Absendeknopf absicht="ansichtErlauben" variant="secondary">
            Ansicht erlauben
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}

/** Ends what runs and takes the consent back, both at once. */
function BeendenForm({ formular, isLaufend }: { formular: FormularSchutz; isLaufend: boolean }) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <Absendeknopf absicht="ansichtEnde" variant="danger">
        {isLaufend ? "Ansicht sofort beenden" : "Erlaubnis zurücknehmen"}
      </Absendeknopf>
    </Form>
  );
}

function CodeForm({ codeBis, formular }: { codeBis: string | null; formular: FormularSchutz }) {
  return (
    <Form method="post">
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <Text tone="muted">
          {codeBis === null
            ? "Oder lesen Sie am Telefon einen Code vor. Er gilt 10 Minuten und nur für eine Ansicht."
            : `Ein Code gilt noch bis ${codeBis}. Mit einem neuen gilt er nicht mehr.`}
        </Text>
        <div>
          <Absendeknopf absicht="ansichtCode" variant="secondary">
            Code erstellen
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}
