import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { addMs, hourMs } from '#core/time.ts'
import { airports } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { requestsAtDesk, sightOf } from '../../desk.ts'
import { expiringHours, isOver } from '../../rules/desk.ts'
import { selectRequests } from '../../store.desk.ts'

type Call = typeof contract.listPrivateRequests

export async function listPrivateRequests(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const sight = await sightOf(ctx)
  const soon = addMs(ctx.now, expiringHours * hourMs)
  // What is over runs out no more: the newest first.
  const sort = isOver(input.queue) && input.sort === 'queue_at' ? '-created_at' : input.sort
  const matching = await airportsMatching(ctx, input.search)
  const part = await selectRequests(ctx.db, { ...input, matching, sort, ...sight, soon })
  const rows = part.rows.map(({ request }) => request)
  return { rows: await requestsAtDesk(ctx, sight.reach, rows), next_cursor: part.next_cursor, total: part.total }
}

/** Airports whose city, name or code has what was typed. */
async function airportsMatching({ db }: Pick<StaffCtx, 'db'>, search: string): Promise<string[]> {
  if (search === '') return []
  const typed = search.toLowerCase()
  const rows = await airports(db)
  return rows
    .filter(({ iata, name, city }) => `${iata} ${name} ${city}`.toLowerCase().includes(typed))
    .map(({ iata }) => iata)
}
