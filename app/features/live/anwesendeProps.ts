import type { Ressource } from "~/contract/wire/live";

/** What is told of a record, and of the page that shows it. */
export type AnwesendeProps = {
  ressource: Ressource;
  /** Further records of the same kind that the page shows. */
  weitere?: readonly Ressource[];
  /** Another one whenever the page shows a newer version. */
  stand: unknown;
  /** Something typed is not saved yet. */
  isDirty?: boolean;
  /** The page has a form for it, which is kept where it can no longer be saved. */
  isFormular?: boolean;
};
