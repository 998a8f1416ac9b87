import type { OpenAPI } from "@orpc/contract";
import type { Zugang } from "./zugang";

type Aufruf = OpenAPI.OperationObject;
type Inhalt = NonNullable<OpenAPI.ResponseObject["content"]>;

/** Bodies that are no JSON: a form as browsers post it, a file on its way in, a file on its way out. */
type Koerper = "FORMULAR" | "DATEI_GESENDET" | "DATEI_EMPFANGEN";

const DATEI: Inhalt = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
const FEHLER: OpenAPI.ResponseObject = {
  description: "Fehler",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** How a caller proves who they are; the names of `components.securitySchemes`. */
export const SICHERHEIT = {
  sitzung: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-sid",
    description: "Cookie der Anmeldung, unter http:// ohne das Präfix __Host-. Das Cookie rid erneuert es.",
  },
  fach: { type: "http", scheme: "bearer", description: "Token des Fachverfahrens" },
} as const satisfies Record<string, OpenAPI.SecuritySchemeObject>;

function sicherheitOf(zugang: Zugang): Record<string, string[]>[] {
  if (zugang === "OFFEN") return [];
  return zugang === "FACH" ? [{ fach: [] }] : [{ sitzung: [] }];
}

function withKoerper(aufruf: Aufruf, koerper: Koerper | undefined): Pick<Aufruf, "requestBody" | "responses"> {
  const { requestBody, responses = {} } = aufruf;
  switch (koerper) {
    case "FORMULAR": {
      const schema =
        requestBody !== undefined && "content" in requestBody ? requestBody.content["application/json"] : undefined;
      return {
        requestBody: { required: true, content: { "application/x-www-form-urlencoded": schema ?? {} } },
        responses,
      };
    }
    case "DATEI_GESENDET":
      return { requestBody: { required: true, content: DATEI }, responses };
    case "DATEI_EMPFANGEN":
      return { responses: { ...responses, "200": { description: "Die Datei", content: DATEI } } };
    case undefined:
      return { ...(requestBody === undefined ? {} : { requestBody }), responses };
  }
}

/**
 * What /v1/openapi.json says of an endpoint beyond its schemas: who may call it, bodies that are no JSON, the body of
 * errors.
 */
export const describe =
  (zugang: Zugang, koerper?: Koerper) =>
  (aufruf: Aufruf): Aufruf => {
    const { requestBody, responses } = withKoerper(aufruf, koerper);
    return {
      ...aufruf,
      security: sicherheitOf(zugang),
      ...(requestBody === undefined ? {} : { requestBody }),
      responses: { ...responses, default: FEHLER },
    };
  };
