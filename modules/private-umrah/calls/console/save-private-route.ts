import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusals } from '#core/validation.ts'
import { airlines, airports } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { isRouteThere, saveRoute } from '../../store.supply-desk.ts'
import { lockOffered, routesView } from '../../supply-desk.ts'
import { supplyWords } from '../../words.supply.ts'

type Call = typeof contract.savePrivateRoute

export async function savePrivateRoute(ctx: StaffCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { db, now, audit } = ctx
  if (id) await lockOffered(ctx, 'routes', id)
  const before = id ? (await routesView(ctx)).find((one) => one.id === id) : undefined
  const { airline_id, via = null, weekdays, ...rest } = form
  const days = [...new Set(weekdays)].sort()
  const row = { id: id ?? newId(now), ...rest, airline_code: airline_id, via, weekdays: days }
  await refuseUnknown(ctx, form)
  if (await isRouteThere(db, row))
    throw fieldRefusals([{ field: 'number', word: 'route_there' }], supplyWords(ctx.language))
  await saveRoute(db, row)
  audit({ thing: 'private_route', thing_id: row.id, before: before ? factsOf(before) : null, after: factsOf(form) })
  return { id: row.id }
}

type Form = Omit<Input<Call>, 'id'>
type Facts = Pick<Form, 'number' | 'from' | 'to' | 'departs_at' | 'arrives_at' | 'weekdays'>

const factsOf = ({ number, from, to, departs_at, arrives_at, weekdays }: Facts) => ({
  ...{ number, from, to, departs_at, arrives_at },
  weekdays: weekdays.join(','),
})

async function refuseUnknown({ db, language }: StaffCtx, { airline_id, from, to, via }: Form): Promise<void> {
  const known = new Set((await airports(db)).map(({ iata }) => iata))
  const places = { from, to, ...(via && { via }) }
  const unknown = Object.entries(places).filter(([, iata]) => !known.has(iata))
  const isAirline = (await airlines(db)).some(({ code }) => code === airline_id)
  const problems = [
    ...(isAirline ? [] : [{ field: 'airline_id', word: 'airline_unknown' } as const]),
    ...unknown.map(([field]) => ({ field, word: 'airport_unknown' }) as const),
    ...(from === to ? [{ field: 'to', word: 'airport_same' } as const] : []),
    ...(via === from || via === to ? [{ field: 'via', word: 'airport_same' } as const] : []),
  ]
  if (problems.length > 0) throw fieldRefusals(problems, supplyWords(language))
}
