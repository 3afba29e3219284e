import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { airportsServed, partnersServing } from '#modules/catalogue/module.ts'
import type { RequestRow } from './store.requests.ts'

type Request = Pick<RequestRow, 'tenant_id' | 'departure_airport'>

/** Who may offer on a request: licensed for umrah today, shown by its tenant, and selling a package from its airport. */
export const partnersFor = (db: Db, { tenant_id, departure_airport: airport }: Request, now: Date): Promise<string[]> =>
  partnersServing(db, { tenant_id, airport, today: jakartaDate(now) })

/** The same from the partner's side: from which airports it may offer. */
export const airportsOf = (db: Db, partner_id: string, now: Date): Promise<string[]> =>
  airportsServed(db, partner_id, jakartaDate(now))
