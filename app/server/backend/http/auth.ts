import { Ablehnung } from "../ablehnung";
import type { RufKontext, Sitzungsstand } from "../kontext";
import { renewSitzung } from "../usecases/auth/renewSitzung";
import { renewTan } from "../usecases/auth/renewTan";
import { describeGeraet } from "../usecases/auth/geraet";
import { login, type Anmeldung } from "../usecases/auth/login";
import { checkTan } from "../usecases/auth/checkTan";
import { revokeSitzung } from "../usecases/auth/revokeSitzung";
import { confirmPasswort, confirmTan, readNachweis, type Nachweisschritt } from "../usecases/auth/weiseNach";
import { repeatTan } from "../usecases/auth/repeatTan";
import { maskEmail } from "../usecases/sitzung/loadSitzung";
import { endsOn } from "../usecases/sitzung/tokens";
import { clearSitzungsCookies, readRefreshToken, readZugriffToken, setSitzungsCookies } from "./cookies";
import { readGeraetCookie, setGeraetCookie } from "./geraetCookie";
import { os } from "./os";

async function answer(kontext: RufKontext, { state, endetAm: ende, tokens, benutzerUuid }: Anmeldung) {
  setSitzungsCookies(kontext, tokens);
  if (state === "AUTHENTICATED") await setGeraetCookie(kontext, benutzerUuid);
  return { state, refreshTokenExpiresAt: ende.toISOString() };
}

function answerNachweis(kontext: RufKontext, { stand, tokens }: Nachweisschritt) {
  if (tokens !== null) setSitzungsCookies(kontext, tokens);
  return { stand };
}

function requireStand({ stand }: RufKontext): Sitzungsstand {
  if (stand === null) throw new Ablehnung("NICHT_ANGEMELDET");
  return stand;
}

/** @see contract/auth */
export const authRouter = {
  login: os.auth.login.handler(async ({ context, input }) => {
    const geraet = describeGeraet(context.request.headers.get("user-agent"));
    const bisherigeSitzung = context.sitzung?.uuid ?? null;
    const herkunft = { clientIp: context.clientIp, geraet, geraetCookie: readGeraetCookie(context), bisherigeSitzung };
    return answer(context, await login(context.dienste, { ...input, ...herkunft }));
  }),

  tan: os.auth.tan.handler(async ({ context, input }) => {
    const vorTanToken = readZugriffToken(context) ?? "";
    const wiederholt = context.stand === null ? await repeatTan(context.dienste, vorTanToken, input.tan) : null;
    if (wiederholt !== null) return answer(context, wiederholt);
    const stand = requireStand(context);
    const { zeile } = stand;
    if (zeile.stand === "AUTHENTICATED") {
      const ende = endsOn(context.dienste, zeile.letzteAktionAm, zeile.absolutBis);
      return { state: "AUTHENTICATED", refreshTokenExpiresAt: ende.toISOString() };
    }
    return answer(
      context,
      await checkTan(context.dienste, stand, { tan: input.tan, vorTanToken, geraetCookie: readGeraetCookie(context) }),
    );
  }),

  tanNeu: os.auth.tanNeu.handler(async ({ context }) => {
    await renewTan(context.dienste, requireStand(context));
    return { ok: true };
  }),

  refresh: os.auth.refresh.handler(async ({ context }) => {
    const token = readRefreshToken(context);
    try {
      if (token === null) throw new Ablehnung("NICHT_ANGEMELDET");
      const { tokens, endetAm: ende } = await renewSitzung(context.dienste, token);
      setSitzungsCookies(context, tokens);
      return { refreshTokenExpiresAt: ende.toISOString() };
    } catch (error) {
      if (error instanceof Ablehnung) clearSitzungsCookies(context);
      throw error;
    }
  }),

  getNachweis: os.auth.getNachweis.handler(({ context }) => {
    const stand = requireStand(context);
    const { benutzer, zeile } = stand;
    const { nachweisMinuten: gueltigMinuten } = context.dienste.config.sitzung;
    const offen = readNachweis(context.dienste, stand);
    const tanArt = offen === "TAN" ? zeile.tanArt : null;
    return {
      stand: offen,
      gueltigMinuten,
      tanArt,
      tanEmpfaenger: tanArt === "MAIL" ? maskEmail(benutzer.email) : null,
    };
  }),

  confirmPasswort: os.auth.confirmPasswort.handler(async ({ context, input }) => {
    const eingabe = { ...input, clientIp: context.clientIp, refreshToken: readRefreshToken(context) };
    return answerNachweis(context, await confirmPasswort(context.dienste, requireStand(context), eingabe));
  }),

  confirmTan: os.auth.confirmTan.handler(async ({ context, input }) =>
    answerNachweis(
      context,
      await confirmTan(context.dienste, requireStand(context), { ...input, refreshToken: readRefreshToken(context) }),
    ),
  ),

  revoke: os.auth.revoke.handler(async ({ context }) => {
    await revokeSitzung(context.dienste, { zugriff: readZugriffToken(context), refresh: readRefreshToken(context) });
    clearSitzungsCookies(context);
    return { ok: true };
  }),
};
