import { type Input, type Output, rolesOf } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import * as contract from '../../contract.console.ts'
import { packageInScope, pendingChange } from '../../packages/access.ts'
import { dateView } from '../../packages/dates.ts'
import { savedContent } from '../../packages/write.ts'
import { listDates } from '../../store.departures.ts'

type Call = typeof contract.listDepartures

export async function listDepartures(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, now, language, staff } = ctx
  const row = await packageInScope(ctx, id)
  const { name } = savedContent(row)
  const isWriter = staff.grants.some(({ role }) => rolesOf(contract.addDepartures)?.includes(role))
  const isFree = row.state !== 'gone' && !(await pendingChange(db, id))
  return {
    package_name: name[language] || name.id,
    can_add: isWriter && isFree,
    dates: (await listDates(db, id)).map((date) => dateView(date, now)),
  }
}
