/** What other features use of the forms. */
export { FormularFelder } from "./FormularFelder";
