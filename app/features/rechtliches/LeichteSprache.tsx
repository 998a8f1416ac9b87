import { BETREIBER } from "~/domain/rechtliches/betreiber";
import { LEICHTE_SPRACHE, type LeichterAbschnitt } from "~/domain/rechtliches/leichteSprache";
import { Heading } from "~/ui/basic/Heading";
import { TextLink } from "~/ui/basic/TextLink";
import { Container } from "~/ui/layout/Container";
import { EasyText } from "~/ui/layout/EasyText";

/** The portal explained in Leichte Sprache: large, left-aligned, one sentence per line, after BITV Anlage 2 Teil 2. */
export function LeichteSprache() {
  return (
    <Container width="text">
      <EasyText>
        <Heading level={1}>Leichte Sprache</Heading>
        {LEICHTE_SPRACHE.map((abschnitt) => (
          <Abschnitt key={abschnitt.id} abschnitt={abschnitt} />
        ))}
        <p>Unsere E-Mail-Adresse ist:</p>
        <p>
          <TextLink href={`mailto:${BETREIBER.barriereEmail}`}>{BETREIBER.barriereEmail}</TextLink>
        </p>
      </EasyText>
    </Container>
  );
}

function Abschnitt({ abschnitt: { id, titel, saetze } }: { abschnitt: LeichterAbschnitt }) {
  return (
    <section id={id} aria-labelledby={`${id}Titel`}>
      <Heading level={2} id={`${id}Titel`}>
        {titel}
      </Heading>
      {saetze.map((satz, index) =>
        typeof satz === "string" ? (
          <p key={String(index)}>{satz}</p>
        ) : (
          <ul key={String(index)}>
            {satz.map((punkt) => (
              <li key={punkt}>{punkt}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
