import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../hours.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { clockOf } from '../../rules/desk.ts'
import { listHours } from '../../store.presence.ts'

type Call = typeof contract.listChatHours

export async function listChatHours(ctx: StaffCtx<ChatDeskPorts>, _input: Input<Call>): Promise<Output<Call>> {
  const brands = brandsOf(ctx).map(async ({ id, name }) => {
    const hours = await listHours(ctx.db, id)
    const shown = hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: clockOf(opens),
      closes: clockOf(closes),
    }))
    return { tenant_id: id, name, hours: shown }
  })
  return { brands: await Promise.all(brands) }
}
