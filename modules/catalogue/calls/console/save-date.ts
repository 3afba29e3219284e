import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal, refusals } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.departures.ts'
import { tellSeatsChanged } from '../../events.ts'
import { lockToWrite, packageOfDate } from '../../packages/access.ts'
import { writeDate } from '../../packages/change-date.ts'
import { checkDates } from '../../packages/check-dates.ts'
import { writtenDateView } from '../../packages/see-date.ts'
import { savedContent } from '../../packages/write.ts'
import { tellReturn } from '../../return-news.ts'
import { claimedOn, claimProblems } from '../../rules/certainties.ts'
import {
  changedDateFields,
  type DateField,
  type DateFields,
  pickDateFields,
  savedDateOf,
} from '../../rules/date-fields.ts'
import { dayAfter } from '../../rules/dates-by-rule.ts'
import { flightsOn } from '../../rules/flight-plan.ts'
import { canonical } from '../../rules/package-fields.ts'
import { publishingWords } from '../../rules/publishing-words.ts'
import { lockWrittenDate } from '../../store.departures.ts'

type Call = typeof contract.saveDate
type Written = NonNullable<Awaited<ReturnType<typeof lockWrittenDate>>>

/** Of a date that is not on sale all is written; of one that is, some of it waits, and what others have bought stays. */
function writtenOf({ language }: StaffCtx, date: Written, wanted: DateFields) {
  if (date.published_at === null)
    return { live: pickDateFields(wanted, changedDateFields(date.fields, wanted)), next: null }
  const { refused, ...written } = savedDateOf(date.fields, wanted, date.sold + date.held > 0)
  if (refused.length === 0) return written
  const message = refusals[codes.departure_sold][language]
  throw new Refusal(codes.departure_sold, { errors: Object.fromEntries(refused.map((field) => [field, [message]])) })
}

/** Fields as the audit holds them: short texts. */
const facts = (content: DateFields, fields: readonly DateField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, canonical(content[field]).slice(0, 300)]))

export async function saveDate(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit, language } = ctx
  const { id, version, certainties, flights, ...form } = input
  const product_id = await packageOfDate(ctx, id)
  const row = await lockToWrite(ctx, { id: product_id })
  const date = await lockWrittenDate(db, { product_id, id })
  if (!date) throw new Refusal(codes.not_found)
  if (date.version !== version) throw new Refusal(codes.departure_changed)
  const before = { ...date.fields, ...date.next_fields }
  const problems = claimProblems(before.certainties, certainties)
  if (problems.length > 0) throw fieldRefusals(problems, publishingWords(language))
  await checkDates(ctx, { ...input, days: [form.departs_on], field: 'departs_on' })
  const wanted: DateFields = {
    ...form,
    returns_on: dayAfter(form.departs_on, savedContent(row).duration_days - 1),
    flights: flightsOn(form.departs_on, flights),
    certainties: claimedOn(before.certainties, certainties, jakartaDate(now)),
  }
  const fields = changedDateFields(before, wanted)
  const written = writtenOf(ctx, date, wanted)
  if (fields.length > 0) await writeDate(ctx, { row, date }, written)
  if (date.published_at !== null && Object.keys(written.live).length > 0)
    await tellSeatsChanged(db, { product_id, now })
  if (date.published_at !== null && written.live.flights) {
    const { departs_on } = date.fields
    await tellReturn(db, { id, product_id, departs_on, flights: written.live.flights, version: date.version + 1 }, now)
  }
  audit({ thing: 'departure', thing_id: id, before: facts(before, fields), after: facts(wanted, fields) })
  return writtenDateView(ctx, row, id)
}
