import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { earningViews } from '../../desk.ts'
import type { PayoutPorts } from '../../ports.ts'
import { isOfConsultant, reachOf } from '../../reach.ts'
import { periodSheet, sheetLines } from '../../sheets.ts'
import { earningsWhere, selectEarnings, sumStatement } from '../../store.desk.ts'

type Call = typeof contract.statementSheet

export async function statementSheet(ctx: StaffCtx<PayoutPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports, now } = ctx
  const { payee_id, language, ...days } = input
  const reach = await reachOf(db, staff)
  const query = { payee_id, ...periodOf(days) }
  const place = { sort: '-created_at', limit: sheetLines }
  const { rows, next_cursor } = await selectEarnings(db, earningsWhere(reach, query), place)
  const facts = {
    days: { ...days, today: jakartaDate(now) },
    earnings: await earningViews(ctx, rows),
    hasMore: next_cursor !== null,
    isOfConsultant: isOfConsultant(reach),
    sums: await sumStatement(db, reach, query),
  }
  const sheet = periodSheet(facts, { language, tenant: ports.desk.brand() })
  const name = `statement-${days.until ?? jakartaDate(now)}.pdf`
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name }
}
