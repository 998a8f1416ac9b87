import { antragPfad, type Angelegt } from "./antraege";
import { listOf, MENSCHEN, type Browser } from "./backend";

type Wer = keyof typeof MENSCHEN;
type Vergabe = { recht: string; revision?: number | undefined; schluessel?: string | undefined };

/** The calls about who may do what with the Antrag that a test has just now; `chefin` manages it. */
export function benutzerRufe(lage: () => { chefin: Browser; angelegt: Angelegt }) {
  const pfad = (wer: Wer | null = null) =>
    antragPfad(lage().angelegt.uuid, `/benutzer${wer === null ? "" : `/${MENSCHEN[wer].uuid}`}`);
  const zeileVon = async (als: Browser, wer: Wer) =>
    listOf((await als.get(pfad())).body.data).find(
      ({ benutzerUuid }) => benutzerUuid === (MENSCHEN[wer].uuid as unknown),
    );
  return {
    pfad,
    zeileVon,
    revisionVon: async (wer: Wer) => Number((await zeileVon(lage().chefin, wer))?.revision),
    set: (als: Browser, wer: Wer, { recht, revision = 0, schluessel }: Vergabe) =>
      als.put(pfad(wer), { recht, revision }, schluessel === undefined ? {} : { schluessel }),
    revoke: (als: Browser, wer: Wer, revision: number) => als.delete(pfad(wer), { json: { revision } }),
  };
}
