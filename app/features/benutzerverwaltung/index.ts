/** What other lists of people use of this one. */
export { EmailText } from "./EmailText";
