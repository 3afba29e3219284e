import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { packageInScope } from '../../packages/access.ts'
import { evidenceOf } from '../../packages/evidence.ts'
import { describedPictures } from '../../packages/pictures.ts'
import { publishingView } from '../../packages/publishing.ts'
import { changeView, peopleOf } from '../../packages/see.ts'
import { packageFields, pickFields } from '../../rules/package-fields.ts'
import { listAirlines, listHotels } from '../../store.choices.ts'
import { findChange } from '../../store.package-changes.ts'

type Call = typeof contract.seePackageChange

/** What the airlines of these dates are called. */
async function airlinesOf({ db }: StaffCtx, dates: readonly { airline_code?: string | undefined }[]) {
  const flown = new Set(dates.map(({ airline_code }) => airline_code))
  const airlines = (await listAirlines(db)).filter(({ code }) => flown.has(code))
  return airlines.map(({ code, name }) => ({ value: code, label: name }))
}

export async function seePackageChange(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language } = ctx
  const change = await findChange(db, id, scopesOf(staff))
  if (!change) throw new Refusal(codes.not_found)
  const row = await packageInScope(ctx, change.product_id)
  const { fields, dates, date_changes = [] } = change.content
  // What was submitted before a field existed lacks it; of a package on sale the category never changes.
  const is_new = 'category' in fields
  const { explanation } = change
  const { problems } = await publishingView(ctx, row, { content: { ...row.content, ...fields }, explanation })
  const named = [...dates, ...date_changes.flatMap(({ before, after }) => [before, after])]
  const stayed = new Set(named.flatMap(({ stays = [] }) => stays.map(({ hotel_id }) => hotel_id)))
  const hotels = (await listHotels(db)).filter((hotel) => stayed.has(hotel.id))
  const names = await staffNames(db, peopleOf(change))
  const partner = (await partnerLicences(db, [row.partner_id])).get(row.partner_id)
  const changed = packageFields.filter((field) => field in fields)
  return {
    ...changeView(change, names),
    package_id: row.id,
    package_name: row.content.name[language] || row.content.name.id,
    partner_name: partner?.name ?? '',
    is_new,
    content_hash: change.content_hash,
    before: is_new ? null : pickFields(row.content, changed),
    after: fields,
    dates,
    date_changes,
    evidence: await evidenceOf(
      ctx,
      [...dates, ...date_changes].map((date) => date.id),
    ),
    pictures: await describedPictures(db, [
      ...new Set([...(is_new ? [] : row.content.picture_ids), ...(fields.picture_ids ?? [])]),
    ]),
    hotels: hotels.map((hotel) => ({ value: hotel.id, label: `${hotel.name}, ${hotel.city}` })),
    airlines: await airlinesOf(ctx, named),
    problems,
  }
}
