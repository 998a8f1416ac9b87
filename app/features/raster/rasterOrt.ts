import type { ZeilenOrt } from "~/features/zeilen";
import { href } from "~/routing/href";

/** The address of the page on which a table is filled in as a whole. */
export const rasterHref = ({ antragUuid, vorhabenUuid, tabelle }: ZeilenOrt): string =>
  href("antragTabelle", { uuid: antragUuid }, { vorhaben: vorhabenUuid, tabelle });
