import { formatMoment, formatNumber, formatWeight } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { type Block, ownFrame, type Row, type Sheet } from '#core/sheet.ts'
import { courierTextWithCode } from '#modules/shipping/rules/courier-words.ts'
import { slipWords } from './rules/desk-words.ts'
import type { CheckoutRow, LineRow, OrderRow } from './store.ts'

type Facts = { order: OrderRow; checkout: CheckoutRow; lines: readonly LineRow[]; waybill: string | null }

function recipientRows({ destination }: CheckoutRow, language: Language): Row[] {
  if (!destination) return []
  const say = slipWords(language)
  const { recipient_name, phone_number, street, postcode, note, region } = destination
  const place = [street, region.subdistrict_name, region.city_name, region.province_name, postcode].join(', ')
  return [
    { label: say.recipient, value: recipient_name },
    { label: say.phone, value: phone_number },
    { label: say.address, value: place },
    ...(note ? [{ label: say.note, value: note }] : []),
  ]
}

function parcelRows({ order, waybill }: Facts, language: Language): Row[] {
  const say = slipWords(language)
  const courier = courierTextWithCode(order, language)
  return [
    { label: say.sender, value: order.store_name },
    ...(courier ? [{ label: say.courier, value: courier }] : []),
    ...(waybill ? [{ label: say.waybill, value: waybill }] : []),
    { label: say.ordered, value: formatMoment(order.created_at, language) },
    { label: say.weight, value: formatWeight(order.weight_grams, language) },
  ]
}

function contentsBlock({ lines }: Facts, language: Language): Block {
  const say = slipWords(language)
  return {
    kind: 'table',
    title: say.contents,
    columns: [
      { label: say.item, share: 5 },
      { label: say.variant, share: 3 },
      { label: say.quantity, share: 1, align: 'right' },
    ],
    rows: lines.map(({ name, variant_name, quantity }) => [
      name[language],
      variant_name[language] || '–',
      formatNumber(quantity, language),
    ]),
  }
}

/** What goes into the parcel and where it goes; a gift has no prices on it. */
export function packingSheet(facts: Facts, language: Language): Sheet {
  const say = slipWords(language)
  const { order, checkout } = facts
  return {
    ...ownFrame({ language, name: order.store_name, foot: say.foot(order.store_name) }),
    title: say.title,
    subtitle: order.store_name,
    number: { label: say.number, value: order.code },
    blocks: [
      { kind: 'facts', rows: recipientRows(checkout, language) },
      { kind: 'facts', rows: parcelRows(facts, language) },
      contentsBlock(facts, language),
    ],
  }
}
