/** What other features use of the files: how they are listed to read. The pages are opened by their routes. */
export { AnlagenListe } from "./AnlagenListe";
export { AnlagenImFormular } from "./AnlagenImFormular";
export { toAnlageEintrag, vorhabenAnker, type AnlageEintrag } from "./anlagenAnsicht";
