import { vars } from "../theme/contract.css";

/** How a number looks that says how much is new: at the bell and at the entries of the navigation. */
export const numberOnPicture = {
  border: "1px solid transparent",
  borderRadius: "1rem",
  background: vars.color.danger,
  color: vars.color.onDark,
  fontSize: vars.size.s,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
  textAlign: "center",
} as const;
