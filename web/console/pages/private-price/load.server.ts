import { data } from 'react-router'
import { formatMonth } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seePrivatePrices, seePrivateSupply } from '#modules/private-umrah/contract.console.ts'
import { pricedKinds } from '#modules/private-umrah/rules/supply.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText } from '../../components/banks/file-text.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneNames, words } from './words.ts'

function variantText(variant: string, language: Language): string {
  const say = words(language)
  if (variant === 'economy') return say.economy
  if (variant === 'business') return say.business
  return variant === '' ? say.price : say.sleeps(variant)
}

/** Which list a thing stands in: its address does not say. */
export async function kindOf(context: Context, id: string) {
  const supply = await dataOrNotFound(api(context, seePrivateSupply, {}))
  const kind = pricedKinds.find((one) => supply[one].some((thing) => thing.id === id))
  if (!kind) throw data(null, { status: 404 })
  return kind
}

export async function loadPrivatePrice(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const kind = await kindOf(context, id)
  const { name, months, variants, prices } = await dataOrNotFound(api(context, seePrivatePrices, { kind, id }))
  const priceAt = (variant: string, month: string) => {
    const row = prices.find((one) => one.variant === variant && one.month === month)
    return row ? amountText(row.price, language) : say.none
  }
  const list = to(language, '/private-supply')
  const done = doneIn(url.searchParams, doneNames)
  return {
    tab: tabTitle(context, name),
    name,
    crumbs: [
      { label: say.catalogue, href: `${list}?tab=${kind}` },
      { label: name, href: to(language, '/private-supply/:id', { id }) },
    ],
    unit: say[`unit_${kind}`],
    variants: variants.map((value) => ({ value: value || 'one', label: variantText(value, language) })),
    rows: months.map((month) => ({
      month,
      label: formatMonth(month.slice(0, 7), language),
      cells: variants.map((variant) => priceAt(variant, month)),
    })),
    key: newId(),
    done: done && say[`done_${done}`],
  }
}

export type ShownPrices = Awaited<ReturnType<typeof loadPrivatePrice>>
