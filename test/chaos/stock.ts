import { eq } from 'drizzle-orm'
import { codes } from '#core/refusal-codes.ts'
import { items } from '#modules/merchandise/tables.ts'
import { anAddress } from '#test/support/addresses.ts'
import { anyItem, anyStore } from '#test/support/merchandise.ts'
import { type Acknowledged, homeOf, makeBuyer, nothingYet, sendSurely, surely } from './buyer.ts'
import type { Perilous, Place } from './world.ts'

const pieces = 10
const ways = ['once', 'twice', 'reordered', 'never', 'once']
/** Gone before the checkout, while it was made, or after the cart was looked at. */
const soldOut: string[] = [codes.cart_empty, codes.stock_short, codes.cart_changed]
const v1 = '/api/v1/merchandise'

type Buyer = { token: string }
type Ordered = Buyer & { id: string; at: Place }

/** Everything up to the moment of buying; the cart itself holds nothing back. */
async function fillCart(world: Place, variant_id: string): Promise<Buyer> {
  const { token } = await surely(() => makeBuyer(world))
  await sendSurely(world, '/api/v1/users/addresses', { token, body: anAddress })
  const put = await sendSurely(world, `${v1}/cart`, { token, body: { variant_id, quantity: 1 } })
  if (put.status !== 200) throw new Error(`a cart was refused with ${put.status} ${put.code}`)
  return { token }
}

/** A courier for the parcel, then the money; the bank tells of it as reliably as `deliver` says. */
async function payFor({ token, id, at }: Ordered, { store_id, deliver, known }: Errand): Promise<void> {
  const body = { partner_store_id: store_id, courier: 'jne', service: 'REG' }
  const chosen = await sendSurely(at, `${v1}/${id}/shipping`, { token, body })
  const invoice_id: string | undefined = chosen.data?.invoice?.invoice_id
  if (!invoice_id) throw new Error(`no invoice came with the shipping: ${chosen.status} ${chosen.code}`)
  const method = { payment_gateway: 'doku', payment_method_code: 'VIRTUAL_ACCOUNT_BCA', invoice_id }
  const begun = await sendSurely(at, `${v1}/${id}/payments`, { token, body: method })
  if (begun.status !== 200) throw new Error(`a payment was refused with ${begun.status} ${begun.code}`)
  const number: string = begun.data.payment_number
  known.payments.push(number)
  const paid = await sendSurely(at, `/sandbox/doku/payments/${number}/pay?deliver=${deliver}`, {})
  if (paid.status === 200) known.paid_at_bank.push(number)
}

type Errand = { store_id: string; deliver: string; known: Acknowledged }

/**
 * Fifty people for ten pieces, through two processes, one of which is killed while they pay: ten are ordered, none more, and what
 * is put aside, sold and left over is what their orders say.
 */
export async function stock(
  world: Perilous,
  { settle }: { settle: (world: Place) => Promise<void> },
): Promise<Acknowledged> {
  const known = nothingYet()
  const home = homeOf(world)
  const store = await anyStore(home)
  const item = await anyItem(home, { store_id: store.id, variants: [{ stock: pieces, price: 45_000 }] })
  const [variant] = item.variants
  if (!variant) throw new Error('an item without a variant')
  const other = await world.another({})
  const second: Place = { ...world, url: () => other.url }
  const buyers: Buyer[] = []
  for (let i = 0; i < 5; i++)
    buyers.push(...(await Promise.all(Array.from({ length: 10 }, () => fillCart(world, variant.id)))))
  const answers = await Promise.all(
    buyers.map(async ({ token }, i) => {
      const at = i % 2 === 0 ? world : second
      const placed = await sendSurely(at, `${v1}/do-checkout`, { token, body: {} })
      return { token, at, status: placed.status, code: placed.code, id: String(placed.data?.booking_merchandise_id) }
    }),
  )
  const ordered = answers.filter(({ status }) => status === 200)
  const strange = answers.filter(({ status, code }) => status !== 200 && !soldOut.includes(code))
  if (strange.length > 0) throw new Error(`strange answers: ${strange.map(({ status, code }) => `${status} ${code}`)}`)
  if (ordered.length !== pieces) throw new Error(`${ordered.length} of ${buyers.length} got one of ${pieces} pieces`)
  const paying = ordered
    .slice(0, 7)
    .map((one, i) => payFor(one, { store_id: store.id, deliver: ways[i % ways.length] ?? 'once', known }))
  await world.killServer()
  await Promise.all(paying)
  await settle(world)
  known.checkouts.push(...ordered.map(({ id }) => id))
  const [left] = await surely(() =>
    world.application.db.select({ free: items.stock_free }).from(items).where(eq(items.id, item.id)),
  )
  if (left?.free !== pieces - known.paid_at_bank.length)
    throw new Error(`${left?.free} are free after ${known.paid_at_bank.length} of ${pieces} were paid`)
  known.notes.push(
    `${buyers.length} buyers for ${pieces} pieces: ${ordered.length} ordered, ${known.paid_at_bank.length} paid`,
  )
  return known
}
