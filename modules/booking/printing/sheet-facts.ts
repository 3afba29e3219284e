import type { Output } from '#core/call.ts'
import type { findJourney } from '#modules/catalogue/module.ts'
import type { partnerContact } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import type { InvoiceRow } from '../order/view.ts'
import type { ChosenAddon } from '../rules/price.ts'
import type { BookingRow, ParticipantRow } from '../store.ts'

export type Partner = Pick<
  NonNullable<Awaited<ReturnType<typeof partnerContact>>>,
  'name' | 'legal_name' | 'licences' | 'phone_number' | 'email' | 'address'
>

type Journey = NonNullable<Awaited<ReturnType<typeof findJourney>>>
type BookingPart = 'code' | 'name' | 'voucher_token' | 'product_name' | 'departs_on' | 'returns_on' | 'rooms'

export type VoucherFacts = {
  booking: Pick<BookingRow, BookingPart | 'overdue_at'>
  participants: readonly Pick<ParticipantRow, 'position' | 'name' | 'age_group' | 'room_type'>[]
  journey: Pick<Journey, 'airline' | 'flights'> & {
    hotels: readonly Pick<Journey['hotels'][number], 'name' | 'city' | 'stars' | 'nights'>[]
    /** What is in it, where no page says so: of a journey that was made for one family. */
    includes?: Journey['includes']
  }
  partner: Partner
  addons: readonly Pick<ChosenAddon, 'name' | 'quantity'>[]
  duration_days: number
}

type Order = Output<typeof contract.orderDetail>
type InvoicePart = 'code' | 'stage' | 'amount' | 'state' | 'due_at' | 'overdue_at' | 'created_at' | 'paid_at'
type PayerPart = 'payer_name' | 'payer_email' | 'payer_phone'

export type InvoiceFacts = {
  invoice: Pick<InvoiceRow, InvoicePart | PayerPart> & {
    /** The clock of whoever began to pay it; nothing where nobody has. */
    timezone?: string | undefined
    paid_by: Pick<
      NonNullable<InvoiceRow['paid_by']>,
      'method_id' | 'method_code' | 'payment_number' | 'timezone'
    > | null
  }
  /** All invoices of the order, this one too, in the order they are paid, as on the day the PDF is made. */
  invoices: readonly Pick<InvoiceRow, 'code' | 'stage' | 'amount' | 'state' | 'due_at'>[]
  /** What of the order's money goes back, or has. */
  refunded: number
  order: Pick<Order, 'booking_code' | 'addons'> & {
    product: Pick<Order['product'], 'name'>
    departure: Pick<Order['departure'], 'departs_on'>
    price: Pick<Order['price'], 'lines' | 'subtotal' | 'discount' | 'total'>
  }
  partner: Partner
}
