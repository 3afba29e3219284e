import { type Call, callKey, rolesOf } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { AuditEntry, Staff, StaffRole } from '#core/staff.ts'
import { inTransaction } from '#database/transaction.ts'

/** What of a request says who makes it. */
type DeskRequest = {
  is_console: boolean
  same_origin: boolean
  headers: Readonly<Record<string, string | undefined>>
  cookies: { staff_token: string | undefined }
}
type RequestFacts = { id: string; ip: string }

export type DeskParts = {
  /** Who has signed in at the desk with this secret, with all they were granted. */
  staff(secret: string): Promise<Staff | undefined>
  recordAudit(db: Db, done: Done, now: Date): Promise<void>
  /** Does what costs somebody a code of their app; wrong ones are counted. */
  countCode<T>(staff_id: string, work: () => Promise<T>): Promise<T>
}
type Done = { staff: Staff; call: string; request: RequestFacts; entries: readonly AuditEntry[] }

const notThere = () => new Refusal(codes.not_found)

type DeskCall = Pick<Call, 'method' | 'path'> & { roles: readonly StaffRole[] }

/** The call as one of the desk, where it is one. */
export function deskCall(call: Pick<Call, 'method' | 'path' | 'who'>): DeskCall | undefined {
  const roles = rolesOf(call)
  return roles && { method: call.method, path: call.path, roles }
}

/** Who makes a call of the desk, with the grants that let them. To anyone else it does not exist, guests included. */
export async function staffFor(parts: DeskParts, { method, roles }: DeskCall, request: DeskRequest): Promise<Staff> {
  if (!request.is_console) throw notThere()
  const bearer = request.headers.authorization
  const sent = bearer === undefined ? undefined : /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(bearer)?.[1]
  const cookie = bearer === undefined ? request.cookies.staff_token : undefined
  if (cookie && method !== 'GET' && !request.same_origin) throw new Refusal(codes.origin_foreign)
  const secret = sent ?? cookie
  const known = secret === undefined ? undefined : await parts.staff(secret)
  const grants = known?.grants.filter(({ role }) => roles.includes(role)) ?? []
  if (!known || grants.length === 0) throw notThere()
  return { ...known, grants }
}

type Work<T> = (db: Db, audit: (entry: AuditEntry) => void) => Promise<T>
type Made = { call: DeskCall; staff: Staff; request: RequestFacts; now: Date }

/** Does the work and writes down what it did in one transaction. A change that says nothing of itself is taken back. */
export function audited<T>(parts: DeskParts & { db: Db }, { call, now, ...made }: Made, work: Work<T>): Promise<T> {
  return inTransaction(parts.db, async (db) => {
    const entries: AuditEntry[] = []
    const answer = await work(db, (entry) => entries.push(entry))
    if (call.method !== 'GET' && entries.length === 0) throw new Error(`${callKey(call)} left no audit`)
    await parts.recordAudit(db, { ...made, call: callKey(call), entries }, now)
    return answer
  })
}
