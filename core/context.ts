import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Language } from './messages.ts'
import type { AuditEntry, Staff, StaffRole } from './staff.ts'
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

/** A message of a payment gateway: its bytes and the query of its address as they came, for the signature over them. */
export type GatewayCtx<Ports = unknown> = Base<Ports> & { raw: Buffer; search: string }

export type CtxOf<Ports> = {
  anyone: AnyoneCtx<Ports>
  member: MemberCtx<Ports>
  owner: MemberCtx<Ports>
  'refresh-token': RefreshCtx<Ports>
  gateway: GatewayCtx<Ports>
}

/**
 * Somebody at the desk. What they may reach is the scopes of their grants, not the tenant of a host. A call that changes
 * something says what (`audit`), or it is taken back.
 */
export type StaffCtx<Ports = unknown> = Omit<Base<Ports>, 'tenant'> & {
  staff: Staff
  audit(entry: AuditEntry): void
  /** The call says `step_code`: a wrong code of this request is counted. */
  counts_codes: boolean
}

/** A call is for one of the kinds of callers, or for these roles at the desk. */
export type Who = keyof CtxOf<unknown> | readonly StaffRole[]

export type CtxFor<W extends Who, Ports> = W extends keyof CtxOf<Ports> ? CtxOf<Ports>[W] : StaffCtx<Ports>
