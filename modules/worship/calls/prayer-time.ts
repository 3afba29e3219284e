import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { WorshipPorts } from '../ports.ts'
import { cityOf, jadwalOf, knownPlace, methodOf, todayAt } from '../prayer/view.ts'

type Call = typeof contract.prayerTime

export async function prayerTime(ctx: AnyoneCtx<WorshipPorts>, { city, date }: Input<Call>): Promise<Output<Call>> {
  const place = knownPlace(city)
  return {
    city: cityOf(place, ctx.language),
    method: methodOf(place, ctx.language),
    jadwal: jadwalOf(place, date ?? todayAt(place, ctx.now), ctx),
  }
}
