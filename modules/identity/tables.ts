import { date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenants } from '#modules/tenant/tables.ts'

const moment = () => timestamp({ withTimezone: true })
const tenant_id = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    /** Lower case; unique per tenant. */
    email: text().notNull(),
    email_verified_at: moment(),
    full_name: text().notNull(),
    phone_number: text(),
    phone_verified_at: moment(),
    gender: text({ enum: ['male', 'female'] }),
    birth_date: date({ mode: 'string' }),
    address: text(),
    avatar_picture_id: text(),
    /** Argon2id; none for those who only sign in elsewhere. */
    password_hash: text(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    /** Not written any more: who recommended us is in `attributions`, and its days end. Leaves with the next release. */
    affiliate_code: text(),
    created_at: moment().notNull(),
    deleted_at: moment(),
  },
  (table) => [
    unique().on(table.tenant_id, table.email),
    // By what somebody at the desk looks for a member.
    index('users_emails').on(table.email.op('text_pattern_ops')),
    index('users_phones').on(table.phone_number.op('text_pattern_ops')),
    index('users_names').using('gin', table.full_name.op('gin_trgm_ops')),
  ],
)

/**
 * Registrations of an address that is not proved yet, each with what it wants to set. The first has the id of its
 * member; the code of a mail confirms the one that its reader made, and the others go.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    email: text().notNull(),
    /** Of the secret that the one who registered was given. */
    token_hash: text().notNull().unique(),
    network: text().notNull(),
    full_name: text().notNull(),
    phone_number: text().notNull(),
    password_hash: text().notNull(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    affiliate_code: text(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.tenant_id, table.email)],
)

/** A sign-in on one device: the family that its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    user_agent: text().notNull(),
    ip: text().notNull(),
    created_at: moment().notNull(),
    /** When the person last proved who they are; changes that matter ask for a fresh proof. */
    authenticated_at: moment().notNull(),
    ended_at: moment(),
    end_reason: text(),
  },
  (table) => [index().on(table.user_id)],
)

export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index().on(table.session_id)],
)

export const one_time_codes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    purpose: text({ enum: ['verify_email', 'verify_phone', 'verify_booking', 'change_email'] }).notNull(),
    /** Where it was sent: an e-mail address or a phone number. */
    destination: text().notNull(),
    user_id: uuid().references(() => users.id),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [
    index().on(table.tenant_id, table.purpose, table.destination, table.created_at),
    index().on(table.user_id),
  ],
)

export const password_resets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index().on(table.user_id)],
)

/** A member's account at Google or Apple, keyed on the provider's subject, never on the e-mail. */
export const external_accounts = pgTable(
  'external_accounts',
  {
    tenant_id: tenant_id(),
    provider: text({ enum: ['google', 'apple'] }).notNull(),
    subject: text().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.provider, table.subject] }), index().on(table.user_id)],
)

/** A sign-in begun at a provider and not yet returned: state, nonce and PKCE verifier stay here. */
export const sign_in_attempts = pgTable('sign_in_attempts', {
  state_hash: text().primaryKey(),
  tenant_id: tenant_id(),
  provider: text({ enum: ['google', 'apple'] }).notNull(),
  nonce: text().notNull(),
  code_verifier: text().notNull(),
  redirect_uri: text().notNull(),
  expires_at: moment().notNull(),
  used_at: moment(),
})

/** ID tokens that were taken once; a second use of one is a replay. */
export const used_id_tokens = pgTable('used_id_tokens', {
  token_hash: text().primaryKey(),
  expires_at: moment().notNull(),
})

/** An app or browser that asked for its own key (`access-token`). */
export const devices = pgTable(
  'devices',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    name: text().notNull(),
    device_id: text().notNull(),
    device_type: text({ enum: ['android', 'ios', 'web'] }).notNull(),
    secret_hash: text().notNull().unique(),
    created_at: moment().notNull(),
    revoked_at: moment(),
  },
  (table) => [index().on(table.tenant_id, table.device_id)],
)
