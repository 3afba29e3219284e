import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { formatHijri } from '#core/hijri.ts'
import { type Rupiah, rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { trueTotal } from '#modules/catalogue/rules/total.ts'
import type { invoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { settlementDay } from '#modules/payment/rules/payment-schedule.ts'
import { terbilang } from '#modules/payment/rules/terbilang.ts'
import { correctUntil, partyRulesOf } from '../cart/party-rules.ts'
import { isSplittable, priceNow } from '../cart/price.ts'
import { downPaymentOf } from '../rules/price.ts'
import type { bookedInvoice, order } from '../shapes.ts'
import type { ParticipantRow } from '../store.ts'
import type { OrderFacts } from './load.ts'

type Reader = Pick<MemberCtx, 'language' | 'now'>
export type InvoiceRow = NonNullable<ReturnType<Awaited<ReturnType<typeof invoicesOf>>['get']>>[number]

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

export const invoiceView = (
  row: Pick<InvoiceRow, 'code' | 'stage' | 'amount' | 'due_at' | 'state' | 'paid_at' | 'overdue_at'>,
): z.output<typeof bookedInvoice> => ({
  invoice_code: row.code,
  stage: row.stage,
  amount: row.amount,
  due_at: row.due_at.toISOString(),
  state: row.state,
  paid_at: iso(row.paid_at),
  is_overdue: isUnpaid(row) && row.overdue_at !== null,
})

export function orderView(facts: OrderFacts, reader: Reader): z.output<typeof order> {
  const { booking, participants } = facts
  const { language } = reader
  return {
    booking_id: booking.id,
    booking_code: booking.code,
    status: booking.state,
    is_private: booking.is_private,
    product: productView(facts, reader),
    departure: {
      id: booking.departure_id,
      departs_on: booking.departs_on,
      departs_on_hijri: formatHijri(booking.departs_on, language),
      returns_on: booking.returns_on,
    },
    rooms: [...booking.rooms],
    children: booking.children,
    infants: booking.infants,
    seats: booking.seats,
    participants: participants.map(participantView),
    traveller_rules: travellerRules(facts, reader),
    correct_until: correctUntil(booking, facts.rules),
    addons: facts.addons.map(({ name, ...addon }) => ({ ...addon, name: name[language] })),
    contact: contactView(facts),
    affiliate_code: booking.affiliate_code,
    consultant_name: booking.consultant_name,
    promo:
      booking.promo_id && booking.promo_code
        ? { id: booking.promo_id, code: booking.promo_code, discount: booking.discount }
        : null,
    ...moneyView(facts, reader),
    plan: booking.plan,
    hold_expires_at: booking.state === 'cart' ? iso(booking.hold_expires_at) : null,
    is_phone_verified: booking.phone_verified_at !== null,
    draft: booking.draft ? { ...booking.draft.fields } : null,
    draft_version: booking.draft?.version ?? 0,
  }
}

/** What of a traveller is shown; numbers of documents are not among it. */
export const participantView = ({
  id,
  position,
  age_group,
  room_type,
  name,
  gender,
  birth_date,
  relation,
  is_single_name,
}: ParticipantRow) => ({ id, position, age_group, room_type, name, gender, birth_date, relation, is_single_name })

function travellerRules({ booking, bookable, rules }: OrderFacts, { now }: Reader) {
  const { returns_on: _, ...partyRules } = partyRulesOf(rules, {
    kind: bookable.kind,
    returns_on: booking.returns_on,
    now,
  })
  return partyRules
}

const productView = ({ booking, bookable, partner }: OrderFacts, { language }: Reader) => ({
  id: booking.product_id,
  slug: bookable.slug,
  name: booking.product_name[language],
  category: booking.category,
  picture_id: bookable.picture_ids[0] ?? null,
  picture_colour: bookable.picture_colour,
  duration_days: bookable.duration_days,
  partner_name: partner.name,
  partner_slug: partner.slug,
})

/** What was filled in; before that, what the profile knows. */
const contactView = ({ booking, profile }: OrderFacts) => ({
  name: booking.name ?? (profile?.full_name || null),
  gender: booking.gender ?? profile?.gender ?? null,
  birth_date: booking.birth_date ?? profile?.birth_date ?? null,
  address: booking.address ?? profile?.address ?? null,
  phone_number: booking.phone_number ?? profile?.phone_number ?? null,
  job_name: booking.job_name,
  instansi: booking.instansi,
  email: booking.email ?? profile?.email ?? null,
})

function moneyView({ booking, bookable, addons, rules }: OrderFacts, { now, language }: Reader) {
  const price = priceNow(booking, bookable, addons)
  const isCart = booking.state === 'cart'
  const first: Rupiah = isCart
    ? downPaymentOf(bookable.down_payment, booking.seats, price.total)
    : rupiah(booking.down_payment)
  const today = jakartaDate(isCart ? now : (booking.checked_out_at ?? now))
  const canSplit = isSplittable({
    total: price.total,
    down_payment: first,
    departs_on: booking.departs_on,
    today,
    rules,
  })
  return {
    price: {
      ...price,
      total_words: terbilang(price.total),
      ...leftOutView({ booking, bookable }, { total: price.total, language }),
      down_payment: canSplit ? first : price.total,
      settlement: canSplit ? rupiah(price.total - first) : 0,
      settlement_due_on: canSplit ? settlementDay(booking.departs_on, rules) : null,
    },
    plans: canSplit ? (['full', 'down_payment'] as const).slice() : (['full'] as const).slice(),
  }
}

type Left = { total: Rupiah; language: Reader['language'] }

function leftOutView({ booking, bookable }: Pick<OrderFacts, 'booking' | 'bookable'>, { total, language }: Left) {
  const travellers = booking.seats + booking.infants
  return {
    excluded: bookable.excludes.map(({ amount, ...text }) => ({
      text: text[language],
      amount: amount === null ? null : rupiah(amount * travellers),
    })),
    true_total: trueTotal(total, bookable.excludes, travellers),
  }
}
