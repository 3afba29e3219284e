import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Flags, SocialMedia, Tenant } from '#core/tenant.ts'
import type { ColorSettings } from '#core/theme.ts'

export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  business_name: text().notNull(),
  slogan: jsonb().$type<Tenant['slogan']>().notNull(),
  /** The drawn mark, shown while no logo of its own was uploaded. */
  logo: text().notNull(),
  logo_picture_id: text(),
  email: text().notNull(),
  domain_name: text().notNull(),
  phone_number: text().notNull(),
  whatsapp_number: text().notNull(),
  social_media: jsonb().$type<SocialMedia>().notNull(),
  color_settings: jsonb().$type<ColorSettings>().notNull(),
  feature_flag: jsonb().$type<Flags>().notNull(),
  google_analytics_id: text(),
  /** Rises with every save at the desk: a form that was opened before one is refused. */
  version: integer().notNull().default(1),
  /** Somebody of the desk, who is a table of a module that knows this one. */
  changed_by: uuid(),
  changed_at: timestamp({ withTimezone: true }),
})

export const tenant_hosts = pgTable('tenant_hosts', {
  host: text().primaryKey(),
  tenant_id: uuid()
    .notNull()
    .references(() => tenants.id),
})
