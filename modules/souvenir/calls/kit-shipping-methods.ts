import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookingOf } from '#modules/booking/module.ts'
import { hasKit } from '#modules/booking/rules/kit.ts'
import { findRegion } from '#modules/location/module.ts'
import { activeAddress, addressView } from '#modules/shipping/module.ts'
import { couriers } from '#modules/shipping/rules/couriers.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'
import { kitGramsEach, kitOrigin } from '../rules/kit.ts'

type Call = typeof contract.kitShippingMethods

/** What couriers ask is for information, and so is their silence: the kit is free of charge. */
export async function kitShippingMethods(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, user, ports } = ctx
  const booking = await bookingOf(ctx, input.booking_id)
  const address = await activeAddress(db, user.id)
  const origin = await findRegion(db, kitOrigin)
  if (!address || !origin || !hasKit(booking)) return { address: address ? addressView(address) : null, methods: [] }
  const parcel = { origin, destination: address.region, grams: booking.seats * kitGramsEach, couriers }
  const answer = await ports.couriers.rates(parcel)
  const rates = answer.ok ? answer.rates.filter(({ courier }) => (input.courier ?? courier) === courier) : []
  return {
    address: addressView(address),
    methods: rates
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ most_days, ...rate }) => ({ ...rate, most_days: most_days ?? null })),
  }
}
