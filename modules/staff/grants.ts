import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import type { Grant, Scope, Staff } from '#core/staff.ts'
import { findLiveStaff } from './store.ts'

type Row = { scope_kind: Scope['kind']; scope_id: string | null }

function scopeOf({ scope_kind: kind, scope_id: id }: Row): Scope {
  if (kind === 'platform') return { kind }
  if (id === null) throw new Error(`a grant in a ${kind} names none`)
  return { kind, id }
}

/** Who has signed in with this secret, and all they may do. Read each time: a grant that was taken away is gone at once. */
export async function staffBySecret(db: Db, secret: string, now: Date): Promise<Staff | undefined> {
  const live = await findLiveStaff(db, hashSecret(secret), now)
  return live && { ...live, grants: live.grants.map((row): Grant => ({ role: row.role, scope: scopeOf(row) })) }
}
