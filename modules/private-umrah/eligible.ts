import type { Db } from '#core/context.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { airportsServed, partnersServing } from '#modules/catalogue/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { licenceState, permits } from '#modules/partner/rules/licence.ts'
import type { RequestRow } from './store.requests.ts'

type Request = Pick<RequestRow, 'tenant_id' | 'departure_airport' | 'departs_on'>

/** Who may offer on a request: licensed for umrah today and when they leave, shown by its tenant, and selling a package from its airport. */
export function partnersFor(db: Db, request: Request, now: Date): Promise<string[]> {
  const { tenant_id, departure_airport: airport, departs_on } = request
  return partnersServing(db, { tenant_id, airport, departs_on, today: jakartaDate(now) })
}

/** The same from the partner's side: from which airports it may offer. */
export const airportsOf = (db: Db, partner_id: string, now: Date): Promise<string[]> =>
  airportsServed(db, partner_id, jakartaDate(now))

const noEnd = '9999-12-31'

/** The last day that a licence for umrah covers which is good today; nothing where it has no end. */
export async function licensedUntil(db: Db, partner_id: string, now: Date): Promise<string | null> {
  const today = jakartaDate(now)
  const held = (await partnerLicences(db, [partner_id])).get(partner_id)?.licences ?? []
  const ends = held
    .filter((one) => permits.umrah.some((kind) => kind === one.kind) && licenceState(one, today) === 'valid')
    .map(({ valid_until, suspended_on }) => {
      const end = valid_until ?? noEnd
      const before = suspended_on ? addDays(suspended_on, -1) : noEnd
      return [end, before].toSorted()[0] ?? noEnd
    })
  const last = ends.toSorted().at(-1)
  return last === undefined || last === noEnd ? null : last
}
