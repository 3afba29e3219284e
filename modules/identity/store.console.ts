import { and, desc, eq, ilike, inArray, isNull, like, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { sessions, users } from './tables.ts'

/** Members by the beginning of an address or number, by a part of a name, or by id. */
export type MemberSearch = { kind: 'email' | 'phone' | 'name'; text: string } | { kind: 'ids'; ids: readonly string[] }

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

function searched(search: MemberSearch): SQL {
  if (search.kind === 'ids') return inArray(users.id, [...search.ids])
  if (search.kind === 'email') return like(users.email, `${escaped(search.text)}%`)
  if (search.kind === 'phone') return like(users.phone_number, `${escaped(search.text)}%`)
  return ilike(users.full_name, `%${escaped(search.text)}%`)
}

const reached = (scopes: readonly Scope[]) =>
  and(inScope(scopes, { tenant: users.tenant_id }), isNull(users.deleted_at))

/** Members within somebody's scopes, the newest first. */
export const searchMembers = (
  db: Db,
  scopes: readonly Scope[],
  { limit, ...search }: MemberSearch & { limit: number },
) =>
  db
    .select({
      id: users.id,
      tenant_id: users.tenant_id,
      full_name: users.full_name,
      email: users.email,
      phone_number: users.phone_number,
      created_at: users.created_at,
    })
    .from(users)
    .where(and(reached(scopes), searched(search)))
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit)

/** One member within somebody's scopes. */
export async function findMemberInScope(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select({
      id: users.id,
      tenant_id: users.tenant_id,
      full_name: users.full_name,
      email: users.email,
      email_verified_at: users.email_verified_at,
      phone_number: users.phone_number,
      phone_verified_at: users.phone_verified_at,
      language: users.language,
      created_at: users.created_at,
    })
    .from(users)
    .where(and(reached(scopes), eq(users.id, id)))
    .limit(1)
  return row
}

/** When and on what a member signed in, the newest first. */
export const listSignIns = (db: Db, user_id: string, limit: number) =>
  db
    .select({ created_at: sessions.created_at, user_agent: sessions.user_agent })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
    .orderBy(desc(sessions.created_at))
    .limit(limit)
