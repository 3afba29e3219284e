import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.departures.ts'
import { type DepartureLine, departureRows } from '../../packages/departure-rows.ts'
import { departureStateWords } from '../../rules/package-words.ts'
import { departuresWhere, selectDepartures } from '../../store.departure-list.ts'
import { departureColumns } from '../../words.ts'

type Call = typeof contract.exportDepartures

function columnsIn(language: Language): CsvColumn<DepartureLine>[] {
  const [say, states] = [departureColumns(language), departureStateWords(language)]
  return [
    { header: say.departs_on, value: ({ departs_on }) => departs_on },
    { header: say.returns_on, value: ({ returns_on }) => returns_on },
    { header: say.package, value: ({ package_name }) => package_name },
    { header: say.partner, value: ({ partner_name }) => partner_name },
    { header: say.airport, value: ({ airport }) => airport },
    { header: say.state, value: ({ state }) => states[state] },
    { header: say.quota, value: ({ quota }) => quota },
    { header: say.sold, value: ({ sold }) => sold },
    { header: say.held, value: ({ held }) => held },
    { header: say.price_quad, value: ({ price_quad }) => price_quad },
  ]
}

export async function exportDepartures(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { sort, language, ...filters } = input
  const where = departuresWhere(scopesOf(staff), filters, now)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectDepartures(db, where, { sort, cursor, limit: exportStep })
    return { rows: await departureRows({ db, now, language }, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'departures', columns: columnsIn(language), filters, page })
}
