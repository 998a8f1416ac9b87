import { describe, expect, it } from "vitest";
import { openCookieJar } from "../../../../app/server/client/cookieJar";

describe("Cookies einer Anfrage", () => {
  it("reicht die Cookies des Browsers weiter, ohne die eigenen", () => {
    const jar = openCookieJar("sid=a; flash=x; rid=b==");
    expect(jar.header(["flash"])).toBe("sid=a; rid=b==");
    expect(jar.outgoing()).toEqual([]);
  });

  it("sendet ein neues Cookie schon beim nächsten Ruf und einmal an den Browser", () => {
    const jar = openCookieJar("sid=alt");
    jar.take("sid=neu; Path=/; HttpOnly");
    jar.take("sid=neuer; Path=/; HttpOnly");
    jar.take("rid=r; Path=/");
    expect(jar.header()).toBe("sid=neuer; rid=r");
    expect(jar.outgoing()).toEqual(["sid=neuer; Path=/; HttpOnly", "rid=r; Path=/"]);
  });

  it.each(["sid=; Max-Age=0", "sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])(
    "vergisst ein gelöschtes Cookie: %s",
    (zeile) => {
      const jar = openCookieJar("sid=alt; rid=b");
      jar.take(zeile);
      expect(jar.get("sid")).toBeUndefined();
      expect(jar.header()).toBe("rid=b");
      expect(jar.outgoing()).toEqual([zeile]);
    },
  );

  it.each([null, "", ";;", "ohneWert", "=wert"])("liest aus %j nichts", (kopf) => {
    expect(openCookieJar(kopf).header()).toBe("");
  });
});
