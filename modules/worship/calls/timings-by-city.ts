import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { WorshipPorts } from '../ports.ts'
import { serviceCity, serviceDay } from '../prayer/service-day.ts'
import { todayAt } from '../prayer/view.ts'

type Call = typeof contract.timingsByCity

export async function timingsByCity(ctx: AnyoneCtx<WorshipPorts>, input: Input<Call>): Promise<Output<Call>> {
  const place = serviceCity(input)
  const day = input.date?.split('-').reverse().join('-') ?? todayAt(place, ctx.now)
  return { code: 200, status: 'OK', data: serviceDay(place, day, { ...input, offset: ctx.ports.hijri_offset_days }) }
}
