import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { Category } from './rules/categories.ts'

type Text = { id: string; en: string }
const moment = () => timestamp({ withTimezone: true })
const tenant_id = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)
const user_id = () =>
  uuid()
    .notNull()
    .references(() => users.id)

/** What a member was told. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    user_id: user_id(),
    /** What makes it this piece of news: a member is told each once. */
    once_key: text().notNull(),
    category: text().$type<Category>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    text: jsonb().$type<Text>().notNull(),
    /** A page of the site, without its language. */
    link: text(),
    created_at: moment().notNull(),
    read_at: moment(),
  },
  (table) => [
    unique().on(table.user_id, table.once_key),
    index().on(table.user_id, table.created_at, table.id),
    index('notices_unread').on(table.user_id).where(sql`${table.read_at} is null`),
    index().on(table.tenant_id),
  ],
)

/** Browsers that members let us reach. A browser has one, whoever uses it. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    tenant_id: tenant_id(),
    user_id: user_id(),
    /** The sign-in it was made in: after its end that browser is told nothing more of this member. */
    session_id: uuid()
      .notNull()
      .references(() => sessions.id),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.user_id), index().on(table.session_id), index().on(table.tenant_id)],
)

/** Where a member's apps can be pushed to, by device. */
export const fcm_tokens = pgTable(
  'fcm_tokens',
  {
    user_id: user_id(),
    device_id: text().notNull(),
    token: text().notNull(),
    /** The sign-in it came with: after its end that app is told nothing more of this member. */
    session_id: uuid().references(() => sessions.id),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_id] }),
    index().on(table.session_id),
    index().on(table.token),
  ],
)
