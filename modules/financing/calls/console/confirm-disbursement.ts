import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.disbursements.ts'
import { disbursementAtDesk, moved } from '../../desk/file.ts'
import { receiveDisbursement } from '../../desk/repay.ts'
import { words } from '../../words.ts'

type Call = typeof contract.confirmDisbursement

export async function confirmDisbursement(
  ctx: StaffCtx<StepUpPorts>,
  { id, amount, code }: Input<Call>,
): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const { disbursement, facts } = await disbursementAtDesk(ctx, id)
  if (amount !== disbursement.amount) {
    const text = words(language).amountOther(formatRupiah(rupiah(disbursement.amount), language))
    throw new Refusal(codes.input_invalid, { errors: { amount: [text] } })
  }
  await proveStep(ctx, code)
  moved((await receiveDisbursement(db, { ...disbursement, staff_id: staff.id }, now)) || undefined)
  const [before, after] = [
    { ...facts, is_received: false },
    { ...facts, is_received: true },
  ]
  audit({ thing: 'financing_disbursement', thing_id: id, before, after })
  return { id }
}
