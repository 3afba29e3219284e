import type { StaffCtx } from '#core/context.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type { selectDepartures } from '../store.departure-list.ts'
import { stateOf } from './dates.ts'

type Row = Awaited<ReturnType<typeof selectDepartures>>['rows'][number]
type Ctx = Pick<StaffCtx, 'db' | 'now' | 'language'>

/** Rows of the list of all departures, named in a language; as a table and as a file. */
export async function departureRows({ db, now, language }: Ctx, rows: readonly Row[]) {
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  return rows.map(({ partner_id, package_name, published_at, closed_at, closes_at, ...row }) => ({
    ...row,
    state: stateOf({ published_at, closed_at, closes_at }, now),
    package_name: package_name[language] || package_name.id,
    partner_name: partners.get(partner_id)?.name ?? '',
  }))
}

export type DepartureLine = Awaited<ReturnType<typeof departureRows>>[number]
