import { Notice } from "~/ui/basic/Notice";

/** Says that there are finds when what lists them cannot be loaded: they stay in the vault. */
export const FundeOhneListe = () => (
  <Notice tone="warning">Nicht gespeicherte Eingaben gefunden. Bitte laden Sie die Seite neu.</Notice>
);
