/** The word about a view of the support above every page. */
export { AnsichtHinweis } from "./AnsichtHinweis";
