import { z } from "zod";
import { messages } from "~/formkit/messages";

type Verstoss = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

/**
 * What is said about input that does not fit the contract, where the contract itself has no words for it. @spec §5
 * Generic German rule messages
 */
export function vertragsText(verstoss: Verstoss): string {
  if (verstoss.code === "invalid_type")
    return verstoss.input === undefined ? messages.required : typText(verstoss.expected);
  if (verstoss.code === "too_big" && verstoss.origin === "string") return messages.maxLength(Number(verstoss.maximum));
  if (verstoss.code === "too_small" && verstoss.origin === "string")
    return messages.minLength(Number(verstoss.minimum));
  return verstoss.code === "invalid_format" && verstoss.format === "email" ? messages.email : messages.pattern;
}

function typText(erwartet: string): string {
  if (erwartet === "int") return messages.integer;
  return erwartet === "number" ? messages.number : messages.pattern;
}

/** For all schemas of this process; zod speaks English by itself. */
export const speakGerman = (): void => void z.config({ customError: vertragsText });
