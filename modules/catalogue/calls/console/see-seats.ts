import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { listDeparting } from '../../store.departure-desk.ts'

type Call = typeof contract.seeSeats

/** As many as are read at a glance. */
const shown = 8

export async function seeSeats({ db, staff, now, language }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const rows = await listDeparting(db, scopesOf(staff), { from: jakartaDate(now), now, limit: shown })
  return {
    departures: rows.map(({ id, product_name, ...row }) => ({
      departure_id: id,
      package_name: product_name[language],
      ...row,
    })),
  }
}
