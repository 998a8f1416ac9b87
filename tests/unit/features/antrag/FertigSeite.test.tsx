import { expect, it } from "vitest";
import { FertigSeite } from "~/features/antrag/FertigSeite";
import type { FertigDaten, FertigVorhaben } from "~/features/antrag/loadFertig";
import { renderSeite } from "../../../support/renderSeite";

const uuid = "11111111-1111-4111-8111-111111111111";
const FERTIG: FertigVorhaben = {
  uuid: "22222222-2222-4222-8222-222222222222",
  titel: "Klebverbindungen",
  kurzbezeichnung: "",
  stand: "gruen",
  anzahlFehler: 0,
  anzahlWarnungen: 0,
  geaendert: "",
  tabs: [],
};
const OFFEN: FertigVorhaben = {
  ...FERTIG,
  uuid: "33333333-3333-4333-8333-333333333333",
  titel: "Alterung",
  stand: "rot",
  anzahlFehler: 2,
  tabs: [
    {
      key: "rahmen",
      titel: "Rahmen",
      fehler: [
        { href: "/erstes", label: "Stunden", message: "" },
        { href: "/zweites", label: "Kosten", message: "" },
      ],
      warnungen: [{ href: "/drittes", label: "Satz", message: "" }],
    },
  ],
};
const DATEN: FertigDaten = {
  uuid,
  titel: "Testantrag",
  darfBearbeiten: true,
  anzahlFehler: 0,
  anzahlWarnungen: 0,
  firma: [],
  hatVorhaben: true,
  vorhaben: [FERTIG],
  art: "V2",
  darfErgaenzen: true,
};
const formular = { csrf: "", schluessel: "" };

const render = (teil: Partial<FertigDaten> = {}): Promise<string> =>
  renderSeite(<FertigSeite daten={{ ...DATEN, ...teil }} formular={formular} antwort={undefined} />, "/");

it("leads on when nothing is missing: reading through first", async () => {
  const seite = await render();
  expect(seite).toContain("Es fehlt nichts.");
  expect(seite).toContain("Vollständig erfasst");
  expect(seite).not.toContain("Was fehlt noch?");
  expect(seite).toMatch(new RegExp(`href="/antraege/${uuid}/lesen".*href="/einreichen/${uuid}"`));
});

it("says for every Vorhaben where something is open, with a link to the first field", async () => {
  const seite = await render({ anzahlFehler: 2, anzahlWarnungen: 1, vorhaben: [FERTIG, OFFEN] });
  expect(seite).toContain("Vorhaben (2)");
  expect(seite).toContain("Nicht vollständig erfasst (2 Angaben fehlen oder stimmen nicht)");
  expect(seite).toMatch(/href="\/erstes"[^>]*>Rahmen/);
  expect(seite).toContain("(2 Angaben, 1 Hinweis)");
  expect(seite).toContain(`href="/antraege/${uuid}/luecken"`);
});

it("offers another Vorhaben only where one may be added", async () => {
  expect(await render()).toContain("Weiteres Vorhaben hinzufügen");
  expect(await render({ darfErgaenzen: false })).not.toContain("Weiteres Vorhaben hinzufügen");
});

it("lets those who may only read look", async () => {
  const seite = await render({ darfBearbeiten: false, darfErgaenzen: false });
  expect(seite).toContain("Ansehen: Klebverbindungen");
  expect(seite).toContain("Stand der Einreichung");
});
