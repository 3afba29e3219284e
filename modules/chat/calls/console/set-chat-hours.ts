import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../hours.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { clockOf, minutesOf } from '../../rules/desk.ts'
import { listHours } from '../../store.presence.ts'
import { replaceHours } from '../../store.reports.ts'
import { words } from '../../words.desk.ts'

type Call = typeof contract.setChatHours
type Hours = { weekday: number; opens: number; closes: number }

/** What the audit says of a week: "1 08:00-17:00, 2 08:00-17:00". */
const weekText = (hours: readonly Hours[]): string =>
  hours.map(({ weekday, opens, closes }) => `${weekday} ${clockOf(opens)}-${clockOf(closes)}`).join(', ')

export async function setChatHours(ctx: StaffCtx<ChatDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, audit, language } = ctx
  const { tenant_id } = input
  if (!brandsOf(ctx).some(({ id }) => id === tenant_id)) throw new Refusal(codes.not_found)
  const hours = input.hours
    .map(({ weekday, opens, closes }) => ({ weekday, opens: minutesOf(opens), closes: minutesOf(closes) }))
    .sort((a, b) => a.weekday - b.weekday)
  const problems = input.hours.flatMap(({ opens, closes }, i) =>
    minutesOf(opens) < minutesOf(closes) ? [] : [{ field: `hours.${i}.closes`, word: 'closes_early' as const }],
  )
  if (problems.length > 0) throw fieldRefusals(problems, words(language))
  const before = { hours: weekText(await listHours(db, tenant_id)) }
  await replaceHours(db, tenant_id, hours)
  audit({ thing: 'chat_hours', thing_id: tenant_id, before, after: { hours: weekText(hours) } })
  return { tenant_id }
}
