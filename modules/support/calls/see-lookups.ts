import { callKey, type Input, type Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import { doneByWeek } from '#modules/staff/module.ts'
import * as contract from '../contract.console.ts'

type Call = typeof contract.seeLookups

const looking = [contract.find, contract.seeMember].map(callKey)
const helping = [
  contract.resendInvoice,
  contract.sendMemberCode,
  contract.sendMemberReset,
  contract.correctName,
  contract.correctEmail,
  contract.correctPhone,
].map(callKey)

export async function seeLookups({ db, staff, now }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const weeks = weeksUntil(now, plottedWeeks)
  const done = (calls: readonly string[]) => doneByWeek(db, { staff_id: staff.id, calls, from: weeks[0] })
  const lookups = await done(looking)
  const helped = await done(helping)
  return { weeks: weeks.map((week) => ({ week, lookups: lookups.get(week) ?? 0, helped: helped.get(week) ?? 0 })) }
}
