import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { loadEinstieg } from "~/features/formular/seite/loadEinstieg";

const ANTRAG = "00000000-0000-4000-8000-000000000001";
const ERSTES = "00000000-0000-4000-8000-000000000002";
const ZWEITES = "00000000-0000-4000-8000-000000000003";
const tabs = formulare.V2.tabs.map(({ key }) => key);
/** Tabs that the answers leave closed. */
const ZU = ["auftragsforschung", "kooperationsforschung", "wirtschaftsgueter"];

type Stand = { einstieg: { vorhabenUuid: string; tab: string } | null; unvollstaendig?: readonly string[] };

/** An Antrag with two Vorhaben; in `unvollstaendig` an answer is missing. */
const open = ({ einstieg, unvollstaendig = [] }: Stand, query = "") => {
  const fehler = unvollstaendig.map((tab) => ({ uuid: ZWEITES, property: "titel", message: "fehlt", tab }));
  const call = {
    antraege: {
      getAntrag: () => Promise.resolve({ vorhaben: [{ uuid: ERSTES }, { uuid: ZWEITES }] }),
      getEinstieg: () => Promise.resolve({ einstieg }),
      getVorhaben: ({ vorhabenUuid }: { vorhabenUuid: string }) =>
        Promise.resolve({
          vorhaben: { uuid: vorhabenUuid, werte: { titel: "x" }, neu: false, pruefung: { fehler, warnungen: [] } },
          kontext: {},
        }),
    },
  } as unknown as Rufe;
  const url = new URL(`http://portal.invalid/antraege/${ANTRAG}/formular/V2${query}`);
  return loadEinstieg({ call, antragUuid: ANTRAG, url });
};
const nach = (tab: string) => ({ vorhabenUuid: ZWEITES, tab });

describe("the place where somebody goes on", () => {
  it("is the beginning of the first Vorhaben, or of the one that is meant, when nothing was saved", async () => {
    expect(await open({ einstieg: null })).toMatchObject({ vorhabenUuid: ERSTES, tab: 0, zeile: null });
    expect(await open({ einstieg: null }, `?vorhaben=${ZWEITES}`)).toMatchObject({ vorhabenUuid: ZWEITES, tab: 0 });
  });

  it("is the tab of the last save while something is missing there", async () => {
    const stand = { einstieg: nach("vorhaben"), unvollstaendig: ["vorhaben", "inhaltlicheAngaben"] };
    expect(await open(stand)).toMatchObject({ vorhabenUuid: ZWEITES, tab: 0 });
  });

  it("is the next open tab that is not complete when that one is", async () => {
    const stand = { einstieg: nach("vorhaben"), unvollstaendig: [...ZU, "inhaltlicheAngaben"] };
    expect(await open(stand)).toMatchObject({ tab: tabs.indexOf("inhaltlicheAngaben") });
  });

  it("stays at the tab of the last save when everything after it is complete", async () => {
    const stand = { einstieg: nach("inhaltlicheAngaben"), unvollstaendig: ["vorhaben"] };
    expect(await open(stand)).toMatchObject({ tab: tabs.indexOf("inhaltlicheAngaben") });
  });
});
