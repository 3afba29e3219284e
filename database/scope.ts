import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#core/staff.ts'

/** Which columns of a table say whose a row is. */
type Owners = Partial<Record<Exclude<Scope['kind'], 'platform'>, AnyColumn>>

/**
 * The condition under which a row is within somebody's scopes: theirs by one of its owners, or anything for the platform.
 * A scope that the table knows no owner of reaches nothing of it.
 */
export function inScope(scopes: readonly Scope[], owners: Owners): SQL {
  const reached = scopes.flatMap((scope) => {
    if (scope.kind === 'platform') return [sql`true`]
    const owner = owners[scope.kind]
    return owner ? [eq(owner, scope.id)] : []
  })
  return or(...reached) ?? sql`false`
}
