import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { WorshipPorts } from '../ports.ts'
import { serviceCity, serviceDay } from '../prayer/service-day.ts'
import { monthAt } from '../prayer/view.ts'
import { daysOf } from '../rules/prayer-clock.ts'

type Call = typeof contract.calendarByCity

export async function calendarByCity(ctx: AnyoneCtx<WorshipPorts>, input: Input<Call>): Promise<Output<Call>> {
  const place = serviceCity(input)
  const wish = { ...input, offset: ctx.ports.hijri_offset_days }
  const days = daysOf(monthAt(place, ctx.now, input))
  return { code: 200, status: 'OK', data: days.map((day) => serviceDay(place, day, wish)) }
}
