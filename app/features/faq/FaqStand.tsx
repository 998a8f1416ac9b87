import type { FaqEintrag } from "~/contract/mitteilung/faq";
import type { AntwortSicht } from "~/features/anmeldung";
import { Card, CopyText, Stack, Text } from "~/ui";
import { LINKS } from "./faqEingabe";
import type { KategorieWahl } from "./loadFaq";

type FaqStandProps = { eintrag: FaqEintrag; kategorien: readonly KategorieWahl[]; antwort: AntwortSicht };

/** What somebody else has saved meanwhile, as far as it is something else than what is typed here. */
export function FaqStand({ eintrag, kategorien, antwort }: FaqStandProps) {
  const texte = listTexte(eintrag, kategorien, antwort);
  return (
    <Card title={`Gespeichert hat inzwischen: ${eintrag.geaendertVon ?? "das Portal"}`} tone="primary">
      <Stack gap="m">
        <Text>
          {texte.length === 0
            ? "Es ist dasselbe, was auch Sie eingegeben haben."
            : "So steht es jetzt da. Übernehmen Sie, was Sie brauchen. Wenn Sie noch einmal speichern, gilt, was unten steht."}
        </Text>
        {texte.map(({ name, label, text }) => (
          <CopyText key={name} id={`gespeichert-${name}`} label={`${label}, gespeichert`} text={text} />
        ))}
      </Stack>
    </Card>
  );
}

/** The fields that differ, with what is stored in them. */
function listTexte(eintrag: FaqEintrag, kategorien: readonly KategorieWahl[], { text, isAngekreuzt }: AntwortSicht) {
  const kategorie = kategorien.find(({ value }) => value === eintrag.kategorieUuid)?.label ?? "";
  const gleich = (wort: string): string => wort.replace(/\r\n?/g, "\n").trim();
  const links = eintrag.links.map((link) => `${link.text}: ${link.ziel}`).join("\n");
  const getippteLinks = LINKS.map((link) => `${gleich(text(link.text))}: ${gleich(text(link.ziel))}`)
    .filter((zeile) => zeile !== ": ")
    .join("\n");
  const sicht = (isActive: boolean): string => (isActive ? "Zu sehen" : "Nicht zu sehen");
  return [
    {
      name: "kategorie",
      label: "Kategorie",
      text: kategorie,
      isAnders: eintrag.kategorieUuid !== text("kategorieUuid"),
    },
    { name: "frage", label: "Frage", text: eintrag.frage, isAnders: eintrag.frage !== gleich(text("frage")) },
    { name: "antwort", label: "Antwort", text: eintrag.antwort, isAnders: eintrag.antwort !== gleich(text("antwort")) },
    { name: "links", label: "Links", text: links || "Keine", isAnders: links !== getippteLinks },
    {
      name: "aktiv",
      label: "Auf der Hilfeseite",
      text: sicht(eintrag.isActive),
      isAnders: eintrag.isActive !== isAngekreuzt("isActive"),
    },
  ].filter(({ isAnders }) => isAnders);
}
