import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { earningViews, payoutViews } from '../../desk.ts'
import type { PayoutPorts } from '../../ports.ts'
import { reachOf } from '../../reach.ts'
import { payoutNumber } from '../../rules/payout-number.ts'
import { sheetLines, payoutSheet as sheetOf } from '../../sheets.ts'
import { earningsOfPayout, readPayout } from '../../store.desk.ts'

type Call = typeof contract.payoutSheet

export async function payoutSheet(ctx: StaffCtx<PayoutPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports, now } = ctx
  const row = await readPayout(db, input.id, await reachOf(db, staff))
  const [payout] = row ? await payoutViews(ctx, [row]) : []
  if (!payout) throw new Refusal(codes.not_found)
  const rows = await earningsOfPayout(db, input.id, sheetLines + 1)
  const facts = {
    payout,
    earnings: await earningViews(ctx, rows.slice(0, sheetLines)),
    hasMore: rows.length > sheetLines,
  }
  const sheet = sheetOf(facts, { language: input.language, tenant: ports.desk.brand() })
  const name = `payout-${payoutNumber(input.id)}.pdf`
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name }
}
