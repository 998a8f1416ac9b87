import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { OffeneSeite } from "./offen";
import { attempt, type Versuch } from "./submit";

/** Which of the two steps of a login a form completes. */
export type Anmeldeschritt = "passwort" | "tan";

type Anmeldestand = { state: "PRE_TAN" | "AUTHENTICATED" };

/**
 * Runs one login step with the posted form: fields `username` and `password`, or `tan`. The new session cookies are
 * collected; go on with `weiterNachAnmeldung`. A refusal is the problem for the form.
 *
 * @spec §5 Login: the username is trimmed before sending
 */
export async function logIn(offen: OffeneSeite, schritt: Anmeldeschritt): Promise<Versuch<Anmeldestand>> {
  const request = await requestOf(offen);
  return attempt(offen, () => authenticatorOf(offen).authenticate(schritt, request));
}

function authenticatorOf({ call }: OffeneSeite): Authenticator<Anmeldestand> {
  const passwort = new FormStrategy(({ form }) =>
    call.auth.login({ username: textOf(form, "username").trim(), password: textOf(form, "password") }),
  );
  const tan = new FormStrategy(({ form }) => call.auth.tan({ tan: textOf(form, "tan").trim() }));
  return new Authenticator<Anmeldestand>().use(passwort, "passwort").use(tan, "tan");
}

/** The form again as a request, because the strategy reads a body and openRoute has already read the original. */
async function requestOf(offen: OffeneSeite): Promise<Request> {
  return new Request(offen.url, { method: "POST", body: await offen.formData() });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
