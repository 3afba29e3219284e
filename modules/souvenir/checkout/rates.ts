import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Region } from '#modules/location/rules/region.ts'
import { activeAddress, addressOf, type CourierPort } from '#modules/shipping/module.ts'
import { couriers } from '#modules/shipping/rules/couriers.ts'
import type { CheckoutRow } from '../store.ts'

type Ctx = Pick<MemberCtx, 'db' | 'user'>
type Address = NonNullable<Awaited<ReturnType<typeof addressOf>>>
type Destination = NonNullable<CheckoutRow['destination']>

/** Where a parcel is to go: to the address that is named, else to the checkout's own, else to the member's active one. */
export async function destinationFor(
  ctx: Ctx,
  checkout: Pick<CheckoutRow, 'destination'>,
  address_id: string | undefined,
): Promise<Address> {
  if (address_id !== undefined) return ownAddress(ctx, address_id)
  if (checkout.destination) return asAddress(ctx, checkout.destination)
  const active = await activeAddress(ctx.db, ctx.user.id)
  if (!active) throw new Refusal(codes.address_missing)
  return active
}

async function ownAddress({ db, user }: Ctx, id: string): Promise<Address> {
  const address = await addressOf(db, { id, user_id: user.id })
  if (!address) throw new Refusal(codes.not_found)
  return address
}

/** As it was when it was chosen; what its owner calls it is read anew, since it may be gone. */
async function asAddress({ db, user }: Ctx, { address_id, ...frozen }: Destination): Promise<Address> {
  const now = await addressOf(db, { id: address_id, user_id: user.id })
  return { ...frozen, id: address_id, label: now?.label ?? '', is_active: now?.is_active ?? false }
}

/** An address as a checkout keeps it. */
export function frozenAddress({
  id,
  recipient_name,
  phone_number,
  street,
  postcode,
  note,
  region,
}: Address): Destination {
  return { address_id: id, recipient_name, phone_number, street, postcode, note, region }
}

type Parcel = { origin: Region; destination: Region; grams: number }

/** What couriers ask for a parcel, cheapest first. Where nobody says a price there is none: no parcel is free. */
export async function ratesFor({ ports }: { ports: { couriers: CourierPort } }, parcel: Parcel) {
  const answer = await ports.couriers.rates({ ...parcel, couriers })
  if (!answer.ok) throw new Refusal(answer.why === 'unknown-place' ? codes.place_not_served : codes.rates_unavailable)
  if (answer.rates.length === 0) throw new Refusal(codes.place_not_served)
  return [...answer.rates].sort((a, b) => a.cost - b.cost || a.courier.localeCompare(b.courier))
}
