import { randomUUID } from 'node:crypto'
import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { PageContext } from '#core/page.ts'
import { jakartaDate } from '#core/time.ts'
import type { orderAddons, orderPromos } from '#modules/booking/contract.ts'
import { mostTravellers } from '#modules/booking/rules/party.ts'
import { relations } from '#modules/booking/rules/travellers.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { financingOrder } from '#modules/financing/contract.ts'
import type { Order } from './order.ts'
import { shownTrueTotal } from './true-total/shown.server.ts'
import { labels, type Words, words } from './words.ts'

type Reader = Pick<PageContext, 'language' | 'now'>
type Addons = Output<typeof orderAddons>
type Promos = Output<typeof orderPromos>
type Financing = Output<typeof financingOrder>['offers'][number]
type OrderData = {
  order: Order
  addons: Addons
  promos: Promos | undefined
  rules: Pick<DatedRules, 'settlement_days'>
  /** The least that a bank asks for it in all; nothing where none finances it. */
  financing?: Financing | undefined
}

const money = (amount: number, language: Reader['language']): string => formatRupiah(rupiah(amount), language)

/** Step "Pesanan" in words: every amount is the server's own, and the browser only shows it. */
export function shownOrder({ order, addons, promos, rules, financing }: OrderData, { language, now }: Reader) {
  const say = words(language)
  const reader = { language, now, say }
  const end = Date.parse(order.hold_expires_at ?? '') || now.getTime()
  return {
    say: labels(language),
    key: randomUUID(),
    draft: { path: `/checkout/${order.booking_id}/${order.product.id}/draf`, version: order.draft_version },
    twoNames: order.traveller_rules.two_names,
    confirmText: confirmTextOf(order, reader),
    hold: { end, now: now.getTime(), until: say.holdUntil(formatMoment(new Date(end), language)) },
    package: packageOf(order, reader),
    values: valuesOf(order, addons),
    travellers: order.participants.map((person, i) => travellerOf(person, i, { say, rules: order.traveller_rules })),
    relations: relations.map((value) => ({ value, label: relationName(value, say) })),
    addons: addons.map(({ id, name, price, per }) => ({
      name: `addon.${id}`,
      label: name,
      price: per === 'booking' ? say.once(money(price, language)) : say.each(money(price, language)),
      most: per === 'booking' ? 1 : mostTravellers,
      limit: say.mostPieces(per === 'booking' ? 1 : mostTravellers),
    })),
    extras: extrasOf(addons, say),
    promo: promos && promoOf(order, promos, reader),
    plans: [...plansOf(order, reader), ...(financing ? [financingPlan(financing, reader)] : [])],
    planHint: order.plans.length === 1 ? say.onlyFull(rules.settlement_days) : undefined,
    price: priceOf(order, addons, reader),
  }
}

export type Shown = ReturnType<typeof shownOrder>
type Speaking = Reader & { say: Words }

function packageOf({ product, departure, booking_code, ...party }: Order, { language, say }: Speaking) {
  const { partner_name, duration_days } = product
  return {
    name: product.name,
    path: `/product/${product.slug}`,
    picture_id: product.picture_id,
    picture_colour: product.picture_colour,
    by: say.byPartner(partner_name, duration_days),
    booking_code,
    departs: { day: formatDay(departure.departs_on, language), hijri: departure.departs_on_hijri },
    returns: formatDay(departure.returns_on, language),
    rooms: [
      ...party.rooms.map(({ type, adults }) => say.inRoom(adults, say.roomIn(type))),
      ...(party.children > 0 ? [say.children(party.children)] : []),
      ...(party.infants > 0 ? [say.infants(party.infants)] : []),
    ],
  }
}

/** What the fields hold before anyone types, under the names that the call gives them. */
function valuesOf(order: Order, addons: Addons): Record<string, string> {
  const people = order.participants.flatMap(({ id, name, relation, gender, birth_date, is_single_name }, i) =>
    Object.entries({ id, name, relation, gender, birth_date, is_single_name: is_single_name ? 'on' : '' }).map(
      ([key, value]) => [`participants.${i}.${key}`, value],
    ),
  )
  const extras = addons.map(({ id, quantity }) => [`addon.${id}`, String(quantity)])
  // The box shows the country code itself.
  const phone_number = order.contact.phone_number?.replace(/^\+62/, '0')
  const all = [...Object.entries({ ...order.contact, phone_number }), ...people, ...extras, ['plan', order.plan]]
  const known = Object.fromEntries(all.map(([key, value]) => [key, value ?? '']))
  // What was typed last goes before what is known, also where it is wrong or was made empty.
  return { ...known, ...order.draft }
}

/** What can no longer be changed, and what can for a while. */
function confirmTextOf({ correct_until, traveller_rules }: Order, { language, say }: Speaking): string {
  return correct_until < traveller_rules.today
    ? say.confirmFinal
    : say.confirmCorrectable(formatDay(correct_until, language))
}

type Person = Order['participants'][number]

type Ages = { say: Words; rules: Order['traveller_rules'] }

function travellerOf({ id, position, age_group, room_type }: Person, place: number, { say, rules }: Ages) {
  const { infant_below_age: infant, child_below_age: child } = rules
  const hints = { adult: undefined, child: say.childBirth(infant, child - 1), infant: say.infantBirth(infant) }
  return {
    id,
    scope: `participants.${place}`,
    title: say.traveller(position),
    about: `${say[age_group]} · ${room_type ? say[room_type] : say.noBed}`,
    isBirthNeeded: age_group !== 'adult',
    birthHint: hints[age_group],
  }
}

export type Traveller = ReturnType<typeof travellerOf>

function relationName(relation: (typeof relations)[number], say: Words): string {
  const names = {
    self: say.relationSelf,
    spouse: say.relationSpouse,
    child: say.relationChild,
    parent: say.relationParent,
    sibling: say.relationSibling,
    relative: say.relationRelative,
    friend: say.relationFriend,
  }
  return names[relation]
}

function promoOf({ promo }: Order, promos: Promos, { language, say }: Speaking) {
  return {
    applied: promo && { code: promo.code, worth: say.promoWorth(money(promo.discount, language)) },
    list: promos.map(({ id, title, code, discount, ends_at }) => ({
      id,
      title,
      code,
      worth: say.promoWorth(money(discount, language)),
      until: say.promoUntil(formatShortDay(jakartaDate(new Date(ends_at)), language)),
      isApplied: promo?.id === id,
    })),
  }
}

function plansOf({ plans, price }: Order, { language, say }: Speaking) {
  const { down_payment, settlement, settlement_due_on, total } = price
  const due = settlement_due_on === null ? '' : formatDay(settlement_due_on, language)
  const choices = {
    full: { label: say.full, hint: say.fullHint, aside: money(total, language) },
    down_payment: {
      label: say.downPayment,
      hint: say.downHint(money(settlement, language), due),
      aside: money(down_payment, language),
    },
  }
  return plans.map((value) => ({ value, ...choices[value] }))
}

/** The third way to pay: it leads to a form of its own, and nothing is paid before the bank has decided. */
const financingPlan = ({ bank, months, down_payment, monthly }: Financing, { language, say }: Speaking) => ({
  value: 'financing',
  label: say.financing,
  hint: say.financingHint(bank.name, months, money(down_payment, language)),
  aside: say.perMonth(money(monthly, language)),
})

/** The extras that are ordered, each with how many. */
const extrasOf = (addons: Addons, say: Words): string[] =>
  addons.filter(({ quantity }) => quantity > 0).map(({ name, quantity }) => say.times(name, quantity))

function priceOf(order: Order, addons: Addons, { language, say }: Speaking) {
  const { price, plan, promo } = order
  const extras = extrasOf(addons, say)
  const isSplit = plan === 'down_payment'
  const due = price.settlement_due_on === null ? '' : formatDay(price.settlement_due_on, language)
  const label = labels(language)
  return {
    rows: [
      ...price.lines.map(({ kind, quantity, price: each, amount }) => ({
        text: say.times(say[kind], quantity),
        note: say.each(money(each, language)),
        amount: money(amount, language),
      })),
      ...(extras.length > 0
        ? [
            {
              text: label.addons,
              note: extras.join(', '),
              amount: money(price.addons_amount, language),
            },
          ]
        : []),
      ...(promo ? [{ text: label.discount, note: promo.code, amount: `−${money(price.discount, language)}` }] : []),
    ],
    total: money(price.total, language),
    // Indonesian, as the law asks of a receipt: no help to who reads English.
    words: language === 'id' ? price.total_words : undefined,
    trueTotal: shownTrueTotal(order, language),
    due: money(isSplit ? price.down_payment : price.total, language),
    rest: isSplit ? say.downHint(money(price.settlement, language), due) : undefined,
  }
}
