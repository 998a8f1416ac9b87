import { sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { nachricht, nachrichtGelesen } from "../../storage/schema/nachricht";

/** How many messages of the chosen company the person has not read; 0 without a company. */
export async function zaehleUngelesen({ db }: Dienste, person: Person): Promise<number> {
  if (person.unternehmenUuid === null) return 0;
  const [zeile] = await db
    .select({ anzahl: sql<number>`count(*)::int` })
    .from(nachricht)
    .where(
      sql`${nachricht.unternehmenUuid} = ${person.unternehmenUuid} and not exists (select 1 from ${nachrichtGelesen}
        where ${nachrichtGelesen.nachrichtUuid} = ${nachricht.uuid} and ${nachrichtGelesen.benutzerUuid} = ${person.benutzerUuid})`,
    );
  return zeile?.anzahl ?? 0;
}
