import { expect, it } from "vitest";
import type { Frist } from "~/contract/verfahren/fristen";
import type { Rufe } from "~/contract/wire/call";
import { loadFristen } from "~/features/frist";

const uuid = "0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9";
const FRIST: Frist = {
  art: "NACHFORDERUNG",
  antragUuid: uuid,
  antragTitel: "Titel",
  antragsnummer: null,
  gegenstandUuid: uuid,
  nummer: 2,
  tag: "2026-03-16",
  wartetAufEntscheidung: false,
};
const am = (tag: string, frist: Frist, wartung: { beginn: string; ende: string } | null = null) =>
  loadFristen({ fristen: { listFristen: () => Promise.resolve({ data: [frist], wartung }) } } as unknown as Rufe, {
    now: () => new Date(`${tag}T09:00:00Z`),
  });

it("nennt das Ende einer Frist und was von ihr bleibt", async () => {
  expect(await am("2026-03-15", FRIST)).toMatchObject([
    {
      tag: "Mo., 16.03.2026",
      rest: "bis morgen",
      dringlichkeit: "bald",
      hinweis: null,
    },
  ]);
});

it("unterscheidet mehrere Nachforderungen eines Antrags, die am selben Tag enden", async () => {
  expect(await am("2026-03-15", FRIST)).toMatchObject([{ titel: "Nachforderung 2 beantworten" }]);
  expect(await am("2026-03-15", { ...FRIST, art: "ABRUF", nummer: null })).toMatchObject([
    { titel: "Bescheid abrufen" },
  ]);
});

it("nennt eine Frist nicht abgelaufen, solange über mehr Zeit nicht entschieden ist", async () => {
  expect(await am("2026-03-17", { ...FRIST, wartetAufEntscheidung: true })).toMatchObject([
    {
      hinweis: "Mehr Zeit ist beantragt und noch nicht entschieden. Bis dahin können Sie antworten.",
      rest: "mehr Zeit beantragt",
      dringlichkeit: "bald",
    },
  ]);
});

it("drängt bei fehlender Geschäftsstatistik, ohne dass etwas abläuft", async () => {
  const frist: Frist = {
    art: "GESCHAEFTSSTATISTIK",
    unternehmenUuid: uuid,
    firma: "Muster GmbH",
    ende: "2025-12-31",
    label: "2025",
    istErfasst: false,
    tag: "2026-06-30",
  };
  const zeile = { titel: "Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt", antragTitel: null };
  expect(await am("2026-06-30", frist)).toMatchObject([
    { ...zeile, href: "/geschaeftsstatistiken", tag: "Di., 30.06.2026", rest: "nur noch heute", hinweis: null },
  ]);
  expect(await am("2026-07-01", frist)).toMatchObject([
    {
      ...zeile,
      hinweis: "Bitte erfassen Sie die Angaben bald. Vorgesehen war der 30.06.2026.",
      rest: "noch offen",
      dringlichkeit: "bald",
    },
  ]);
});

it("sagt bei einer Frist, deren letzter Tag von einer Wartung betroffen ist, dass man vorher absendet", async () => {
  const wartung = { beginn: "2026-03-16T10:00:00Z", ende: "2026-03-16T12:00:00Z" };
  expect(await am("2026-03-15", FRIST, wartung)).toMatchObject([
    {
      wartung: expect.stringMatching(
        /von 16\.03\.2026, 11:00.*bis 16\.03\.2026, 13:00.*rechtzeitig vorher ab\.$/,
      ) as string,
    },
  ]);
  for (const frist of [
    { ...FRIST, tag: "2026-03-17" },
    { ...FRIST, wartetAufEntscheidung: true },
  ])
    expect(await am("2026-03-15", frist, wartung)).toMatchObject([{ wartung: null }]);
});
