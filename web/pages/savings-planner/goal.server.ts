import { formatRupiah } from '#core/format.ts'
import { type Rupiah, rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { productBySlug } from '#modules/catalogue/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { type Basis, type OpenDate, savingWay } from '#modules/savings/rules/compare.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { typedAmount } from '../../components/form/typed-amount.ts'
import { unlessRefused } from '../../softly.server.ts'
import type { PlanQuery } from './query.ts'
import { telling } from './telling.ts'

type Chosen = {
  id: string
  slug: string
  partner: string
  picture: { id: string; colour: string | null } | undefined
  about: string
  can_finance: boolean
}

/** What one saves for: a package at the price of the date that the plan reaches, or a sum. */
export type Goal = { name: string; price: Rupiah; basis: Basis; product: Chosen | undefined }

export type GoalAnswer = { goal?: Goal; problem?: string; targetError?: string }

export async function goalOf(context: Context, query: PlanQuery): Promise<GoalAnswer> {
  if (query.package !== undefined) return packageGoal(context, query.package, query)
  return query.target === undefined ? {} : targetGoal(context, query.target)
}

async function targetGoal(context: Context, typed: string): Promise<GoalAnswer> {
  const { language, now } = pageOf(context)
  const say = telling(language)
  const amount = typedAmount(typed)
  if (typed === '') return { targetError: say.required }
  if (amount === undefined) return { targetError: say.amountOnly }
  const { savings_target_above: above } = (await api(context, rules, {})).data
  if (amount <= above) return { targetError: say.targetLeast(formatRupiah(rupiah(above), language)) }
  const price = rupiah(amount)
  const basis = { price, dates: [], today: jakartaDate(now) }
  return { goal: { name: say.ownTarget, price, basis, product: undefined } }
}

/** Hajj is not saved for here: a package of another kind is as if there were none. */
async function packageGoal(context: Context, slug: string, { months, day }: PlanQuery): Promise<GoalAnswer> {
  const { language, now } = pageOf(context)
  const say = telling(language)
  const product = await unlessRefused(api(context, productBySlug, { slug }))
  const open = (product?.departures ?? []).filter(
    ({ seats_free, closes_at }) => seats_free > 0 && Date.parse(closes_at) > now.getTime(),
  )
  const isOffered = product?.category === 'umroh' && product.can_save && product.is_on_sale
  if (!product || !isOffered || open.length === 0) return { problem: say.packageGone }
  const basis: Basis = {
    price: rupiah(Math.min(...open.map(({ prices }) => prices.quad))),
    dates: open.map(openDate),
    today: jakartaDate(now),
  }
  const [picture, colour] = [product.picture_ids[0], product.picture_colours[0]]
  return {
    goal: {
      name: product.name,
      price: savingWay(basis, { months, day, monthly_fee: rupiah(0) }).price,
      basis,
      product: {
        id: product.id,
        slug: product.slug,
        partner: product.partner.name,
        picture: picture === undefined ? undefined : { id: picture, colour: colour ?? null },
        about: [product.partner.name, say.days(product.duration_days), say.from(product.departure_airport.city)].join(
          ' · ',
        ),
        can_finance: product.can_finance,
      },
    },
  }
}

type Departure = { departs_on: string; closes_at: string; prices: { quad: number } }

const openDate = ({ departs_on, closes_at, prices }: Departure): OpenDate => ({
  departs_on,
  closes_on: jakartaDate(new Date(closes_at)),
  price: rupiah(prices.quad),
})
