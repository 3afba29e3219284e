import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.departures.ts'
import { changedDateFields, type DateFields } from '../rules/date-fields.ts'
import type { Certainty } from '../rules/facts.ts'
import { planOf } from '../rules/flight-plan.ts'
import { findWrittenDate } from '../store.departures.ts'
import type { PackageRow } from '../store.packages.ts'
import { pendingChange } from './access.ts'
import { dateView } from './dates.ts'
import { evidenceOf } from './evidence.ts'
import { savedContent } from './write.ts'

const claimOf = ({ state, evidence }: Certainty) => ({ state, evidence })

/** A date as its form has it: flights by the days of the journey, certainties without the day they were checked. */
function formOf(fields: DateFields): Output<typeof contract.seeDate>['form'] {
  const { flight, price, hotel, visa } = fields.certainties
  return {
    departs_on: fields.departs_on,
    cutoff_days: fields.cutoff_days,
    airline_code: fields.airline_code,
    flights: planOf(fields),
    stays: fields.stays,
    prices: fields.prices,
    certainties: { flight: claimOf(flight), price: claimOf(price), hotel: claimOf(hotel), visa: claimOf(visa) },
  }
}

/** A date of a package that was found within the caller's scopes, as the desk shows it. */
export async function writtenDateView(ctx: StaffCtx, row: PackageRow, id: string) {
  const { db, now, language } = ctx
  const date = await findWrittenDate(db, { product_id: row.id, id })
  if (!date) throw new Refusal(codes.not_found)
  const saved = { ...date.fields, ...date.next_fields }
  const { name } = savedContent(row)
  return {
    ...dateView(date, now),
    package_id: row.id,
    package_name: name[language] || name.id,
    version: date.version,
    form: formOf(saved),
    waiting_fields: changedDateFields(date.fields, saved),
    can_save: row.state !== 'gone' && !(await pendingChange(db, row.id)),
    evidence: await evidenceOf(ctx, [id]),
  }
}
