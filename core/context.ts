import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Language } from './messages.ts'
import type { Tenant } from './tenant.ts'

/** The database, or a transaction of it: whoever takes a Db cannot leave the transaction it was given. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Caller = { id: string; session_id: string; authenticated_at: Date }

/** What a file field of a multipart call arrives as. */
export type Upload = { name: string; bytes: Buffer }

type Base<Ports> = {
  db: Db
  now: Date
  tenant: Tenant
  language: Language
  ports: Ports
  request: { id: string; ip: string; user_agent: string; device_id: string | undefined }
  /** Files of a multipart call, by field. */
  files: Readonly<Record<string, Upload | undefined>>
  /** Headers the call declared, lower case. */
  headers: Readonly<Record<string, string | undefined>>
}

export type AnyoneCtx<Ports = unknown> = Base<Ports> & { user?: Caller }
export type MemberCtx<Ports = unknown> = Base<Ports> & { user: Caller }
export type RefreshCtx<Ports = unknown> = Base<Ports> & { refresh_token: string }

/** A message of a payment gateway: its bytes as they came, for the signature over them. */
export type GatewayCtx<Ports = unknown> = Base<Ports> & { raw: Buffer }

export type CtxOf<Ports> = {
  anyone: AnyoneCtx<Ports>
  member: MemberCtx<Ports>
  owner: MemberCtx<Ports>
  'refresh-token': RefreshCtx<Ports>
  gateway: GatewayCtx<Ports>
}
