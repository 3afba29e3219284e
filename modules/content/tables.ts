import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { reviewVerdicts } from '#core/review.ts'
import type { FlagName } from '#core/tenant.ts'
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { type PostActor, type PostEvent, type PostState, postStates } from './rules/post-machine.ts'

type Text = { id: string; en: string }
/** What is written in Indonesian always, in English where someone has. */
type Translated<T> = { id: T; en: T | null }
const moment = () => timestamp({ withTimezone: true })
const tenant_id = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)
/** Of whoever has a form open: raised by each save at the desk, by whom. */
const versioned = { version: integer().notNull().default(1), changed_by: uuid() }

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    title: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    /** A path of the site, or an address that begins with https. */
    path: text().notNull(),
    position: integer().notNull(),
    /** Shown from then until then; without them, always. */
    starts_at: moment(),
    ends_at: moment(),
    ...versioned,
  },
  (table) => [index().on(table.tenant_id, table.position)],
)

export const gallery_items = pgTable(
  'gallery_items',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    title: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    taken_at: timestamp({ withTimezone: true }).notNull(),
    ...versioned,
  },
  (table) => [index().on(table.tenant_id, table.taken_at)],
)

/**
 * Shared texts are without a tenant and follow the product until the desk has changed them; a tenant's own text of the same slug
 * stands before them.
 */
export const pages = pgTable(
  'pages',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid().references(() => tenants.id),
    slug: text().notNull(),
    kind: text({ enum: ['document', 'guide', 'index', 'walk'] }).notNull(),
    topic: text({ enum: ['umrah', 'hajj', 'both'] }),
    path: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    related: jsonb().$type<string[]>().notNull(),
    minutes: integer().notNull(),
    version: text().notNull(),
    dated_on: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
    /** Of the form; `version` is what readers see. */
    revision: integer().notNull().default(1),
    changed_by: uuid(),
  },
  (table) => [unique().on(table.tenant_id, table.slug).nullsNotDistinct()],
)

/** A text as it was before the desk changed it: what was agreed to stays readable. Only ever added to. */
export const page_versions = pgTable(
  'page_versions',
  {
    id: uuid().primaryKey(),
    page_id: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    dated_on: date({ mode: 'string' }).notNull(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    /** When the next one took its place, and who wrote that. */
    replaced_at: moment().notNull(),
    replaced_by: uuid().notNull(),
  },
  (table) => [index().on(table.page_id, table.replaced_at)],
)

/** What somebody qualified said of a guide, the latest alone: before is in the audit. Texts that follow the product keep it. */
export const page_reviews = pgTable('page_reviews', {
  page_id: uuid()
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  /** Of all that was read, so that a review never covers another wording. */
  text_sha256: text().notNull(),
  verdict: text({ enum: reviewVerdicts }).notNull(),
  reviewer: text().notNull(),
  reviewed_at: moment().notNull(),
  /** What has to change, where it was sent back. */
  note: text(),
  /** Who entered it at the desk. */
  staff_id: uuid().notNull(),
})

/** Likewise: a tenant's own answer stands before the shared one. */
export const faqs = pgTable(
  'faqs',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid().references(() => tenants.id),
    slug: text().notNull(),
    group_slug: text().notNull(),
    group_name: jsonb().$type<Text>().notNull(),
    question: jsonb().$type<Text>().notNull(),
    answer: jsonb().$type<Text>().notNull(),
    /** Where this flag of the tenant is 0 the question is not asked. */
    flag: text().$type<FlagName>(),
    position: integer().notNull(),
    ...versioned,
  },
  (table) => [unique().on(table.tenant_id, table.slug).nullsNotDistinct()],
)

export const post_categories = pgTable(
  'post_categories',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    slug: text().notNull(),
    name: jsonb().$type<Text>().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.tenant_id, table.slug)],
)

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    category_id: uuid()
      .notNull()
      .references(() => post_categories.id),
    kind: text({ enum: ['article', 'press_release'] }).notNull(),
    state: text({ enum: postStates }).notNull().default('draft'),
    slug: text().notNull(),
    title: jsonb().$type<Translated<string>>().notNull(),
    summary: jsonb().$type<Translated<string>>().notNull(),
    /** HTML that was cleaned when it was written. */
    body: jsonb().$type<Translated<string>>().notNull(),
    reading_minutes: jsonb().$type<Translated<number>>().notNull(),
    /** All that is written, in both languages, without tags and in lower case. */
    search_text: text().notNull(),
    author_name: text().notNull(),
    author_role: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    is_header: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    /** When it was published or is to be; of a draft, when it was begun. */
    published_at: moment().notNull(),
    updated_at: moment().notNull(),
    ...versioned,
  },
  (table) => [
    unique().on(table.tenant_id, table.slug),
    index('posts_scheduled').on(table.published_at).where(sql`${table.state} = 'scheduled'`),
    index().on(table.tenant_id, table.published_at),
    index().on(table.category_id, table.published_at),
    index('posts_search_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
)

/** Every change of a post's state: when, by whom, why. Only ever added to. */
export const post_history = pgTable(
  'post_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    post_id: uuid()
      .notNull()
      .references(() => posts.id),
    at: moment().notNull(),
    event: text().$type<PostEvent | 'create'>().notNull(),
    state: text().$type<PostState>().notNull(),
    actor: text().$type<PostActor>().notNull(),
    actor_id: uuid(),
    reason: text(),
  },
  (table) => [index().on(table.post_id, table.id)],
)

/** Addresses that a published post had before: links to them lead on, and no other post takes them. */
export const post_slugs = pgTable(
  'post_slugs',
  {
    tenant_id: tenant_id(),
    slug: text().notNull(),
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.slug] }), index().on(table.post_id)],
)

/** Views by day of Jakarta: what is read now, not what was ever read. */
export const post_view_days = pgTable(
  'post_view_days',
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.day] }), index().on(table.day)],
)

export const post_comments = pgTable(
  'post_comments',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    post_id: uuid()
      .notNull()
      .references(() => posts.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** Keeps one member from saying one thing twice under one post. */
    text_hash: text().notNull(),
    likes: integer().notNull().default(0),
    /** Since when it is out of sight, waiting for someone to review it. */
    hidden_at: moment(),
    /** When somebody at the desk last decided about it: reports before then count no more. */
    reviewed_at: moment(),
    /** Since when nobody sees it any more, its author neither; it is kept so that it cannot be written again. */
    removed_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.post_id, table.user_id, table.text_hash),
    index().on(table.post_id, table.created_at),
    index().on(table.post_id, table.likes),
    index().on(table.user_id),
    index().on(table.tenant_id),
  ],
)

const comment_id = () =>
  uuid()
    .notNull()
    .references(() => post_comments.id, { onDelete: 'cascade' })
const user_id = () =>
  uuid()
    .notNull()
    .references(() => users.id)

export const post_comment_likes = pgTable(
  'post_comment_likes',
  { comment_id: comment_id(), user_id: user_id(), created_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.comment_id, table.user_id] }), index().on(table.user_id)],
)

export const post_comment_reports = pgTable(
  'post_comment_reports',
  {
    comment_id: comment_id(),
    user_id: user_id(),
    reason: text({ enum: ['spam', 'rude', 'misleading', 'other'] }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.comment_id, table.user_id] }), index().on(table.user_id)],
)
