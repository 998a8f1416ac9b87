import { href } from "~/routing/href";

/** The address of a tab of a Vorhaben. */
export const formularHref = (antragUuid: string, vorhabenUuid: string, tab = 0): string =>
  href("antragFormV2", { uuid: antragUuid }, { vorhaben: vorhabenUuid, tab });
