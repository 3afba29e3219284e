import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationAtDesk, moved } from '../../desk/file.ts'
import { reportInstalment } from '../../desk/repay.ts'
import { reportProblem } from '../../rules/repayment.ts'
import { findDisbursement } from '../../store.disbursements.ts'
import { listSchedule } from '../../store.ts'
import { words } from '../../words.ts'

type Call = typeof contract.reportFinancingInstalment

export async function reportFinancingInstalment(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, ...report } = input
  const application = await applicationAtDesk(ctx, id)
  await refuseUntrue(ctx, input)
  moved(await reportInstalment(db, { application, staff_id: staff.id, ...report }, now))
  audit({ thing: 'financing_instalment', thing_id: id, before: null, after: report })
  return { id }
}

async function refuseUntrue({ db, now, language }: StaffCtx, { id, number, ...report }: Input<Call>): Promise<void> {
  const paid = await findDisbursement(db, id)
  const instalment = (await listSchedule(db, id)).find((one) => one.number === number)
  if (!paid || !instalment) throw new Refusal(codes.financing_moved)
  const { disbursed_on } = paid
  const problem = reportProblem(report, { disbursed_on, instalment, today: jakartaDate(now) })
  if (!problem) return
  const say = words(language)
  if (problem === 'amount') {
    const text = say.amountAgreed(formatRupiah(rupiah(instalment.amount), language))
    throw new Refusal(codes.input_invalid, { errors: { amount: [text] } })
  }
  const text = problem === 'to_come' ? say.dayToCome : say.dayBeforeMoney
  throw new Refusal(codes.input_invalid, { errors: { paid_on: [text] } })
}
