import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What staff have written in the place of a delivered help or hint text (`ziel`). `giltAb` null: a draft. */
export const textfassung = pgTable("textfassung", {
  uuid: uuid("uuid").primaryKey(),
  art: text("art").$type<"HILFE" | "HINWEIS">().notNull(),
  ziel: uuid("ziel").notNull(),
  nummer: integer("nummer").notNull(),
  quelle: text("quelle").notNull(),
  html: text("html").notNull(),
  index: integer("index").notNull(),
  isActive: boolean("is_active").notNull(),
  giltAb: timestamp("gilt_ab", { withTimezone: true, mode: "date" }),
  revision: integer("revision").notNull(),
  geaendertAm: timestamp("geaendert_am", { withTimezone: true, mode: "date" }).notNull(),
  geaendertVon: uuid("geaendert_von"),
});
