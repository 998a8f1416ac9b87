import type { VerbundLage } from "~/contract/unternehmen/verbund";
import { formatDate } from "~/lib/date";
import { Details, Stack, Text } from "~/ui";

/** The two notions, each in words of its own: neither follows from the other. */
export function BegriffeErklaert({ jahr }: Pick<VerbundLage, "jahr">) {
  return (
    <Details summary="Was heißt hier „verbunden“?">
      <Stack gap="m">
        <Text>
          <strong>Gemeinsamer Höchstbetrag:</strong> Unternehmen, von denen eines das andere beherrschen kann (§ 290
          Absatz 2 bis 4 des Handelsgesetzbuchs), teilen sich den Höchstbetrag der Forschungszulage. Es zählt der Stand
          am Ende des Wirtschaftsjahres, zuletzt am {formatDate(jahr.ende)}. Die Spalte „Höchstbetrag“, die Sie unter
          „Spalten“ wählen können, sagt, wer ihn an diesem Tag mit Ihnen teilt. Wer Anteile nur als Vermögensanlage
          hält, verbindet Unternehmen dafür nicht.
        </Text>
        <Text>
          <strong>KMU-Status:</strong> Ob Ihr Unternehmen ein kleines oder mittleres Unternehmen ist, richtet sich nach
          anderen Regeln (Anhang I der Allgemeinen Gruppenfreistellungsverordnung). Dort zählen Beteiligungen schon ab
          25 %, auch über natürliche Personen. Aus dem einen folgt nicht das andere.
        </Text>
      </Stack>
    </Details>
  );
}
