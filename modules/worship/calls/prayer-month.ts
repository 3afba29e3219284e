import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { WorshipPorts } from '../ports.ts'
import { cityOf, daysWished, jadwalOf, knownPlace, methodOf } from '../prayer/view.ts'

type Call = typeof contract.prayerMonth

export async function prayerMonth(ctx: AnyoneCtx<WorshipPorts>, { city, ...wish }: Input<Call>): Promise<Output<Call>> {
  const place = knownPlace(city)
  const days = daysWished(place, ctx.now, wish)
  return {
    city: cityOf(place, ctx.language),
    method: methodOf(place, ctx.language),
    jadwal: days.map((day) => jadwalOf(place, day, ctx)),
  }
}
