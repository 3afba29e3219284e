import { eq } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { products } from '#modules/catalogue/tables.ts'
import { approve } from '#modules/financing/desk/decide.ts'
import { financing_applications } from '#modules/financing/tables.ts'
import type { bank_terms } from '#modules/partner/tables.ts'
import { aBuyer, aCart, aForm, anOffer, type Offer, payInvoice } from './bookings.ts'
import { anyBank } from './catalogue-fixtures.ts'
import { scan, send } from './journeys.ts'
import { ask, type TestApp } from './test-app.ts'

/** A bank that finances at cost and 9.5 percent a year, and wants the tax card of who earns ten million. */
export async function aFinancier(home: TestApp, wish: Partial<typeof bank_terms.$inferInsert> = {}) {
  const terms_id = newId()
  const bank = await anyBank(
    home,
    { name: 'Bank Jual', slug: `bank-${terms_id}` },
    {
      id: terms_id,
      akad: 'murabahah',
      margin_bp: 950,
      admin_fee: 350_000,
      documents: ['identity_card', 'proof_of_income'],
      tax_card_from: 10_000_000,
      ...wish,
    },
  )
  return { bank, terms_id }
}

type Wish = Parameters<typeof anOffer>[1] & {
  can_finance?: boolean
  offer?: Offer
  terms?: Parameters<typeof aFinancier>[1]
}

/** A cart of a package that a bank finances, of somebody whose phone is proved. */
export async function aFinanceableCart(home: TestApp, { can_finance = true, offer: given, terms, ...wish }: Wish = {}) {
  const offer = given ?? (await anOffer(home, wish))
  await home.application.db.update(products).set({ can_finance }).where(eq(products.id, offer.product.id))
  const buyer = await aBuyer(home)
  const { terms_id, bank } = await aFinancier(home, terms)
  const id = await aCart(home, offer, { token: buyer.token })
  return { id, offer, terms_id, bank, ...buyer }
}

export type FinanceableCart = Awaited<ReturnType<typeof aFinanceableCart>>

export async function applicationForm(home: TestApp, { id, terms_id }: Pick<FinanceableCart, 'id' | 'terms_id'>) {
  const { plan: _, ...form } = await aForm(home, id)
  return { ...form, terms_id, down_payment: 10_000_000, months: 12, years_employed: 3, monthly_income: 7_500_000 }
}

type Mine = { id: string; token: string }

export const postFinancing = (home: TestApp, { id, token }: Mine, body: object, headers: Record<string, string> = {}) =>
  ask(home, 'POST', `/api/v3/bookings/${id}/do-checkout/financing`, { token, body, headers })

/** An application whose identity is saved. */
export async function anApplication(home: TestApp, wish: Wish = {}) {
  const cart = await aFinanceableCart(home, wish)
  const reply = await postFinancing(home, cart, await applicationForm(home, cart))
  if (reply.status !== 200) throw new Error(`not applied: ${reply.status} ${JSON.stringify(reply.body)}`)
  const application_id: string = reply.body.data.application.id
  return { ...cart, application_id }
}

export type Applied = Awaited<ReturnType<typeof anApplication>>
type Sent = Pick<Applied, 'id' | 'token' | 'application_id'>

export const uploadFor = async (home: TestApp, { id, token, application_id }: Sent, kind: string, bytes?: Buffer) =>
  send(home, `/api/v3/bookings/${id}/documents-financing/${application_id}/${kind}`, {
    token,
    fields: { file: { name: 'scan.jpg', bytes: bytes ?? (await scan()) } },
  })

export const consents = { confirm: true, accept_terms: true, accept_privacy: true, accept_bank_data: true }

/** An application that its bank has to decide on. */
export async function aSubmitted(home: TestApp, wish: Wish = {}) {
  const applied = await anApplication(home, wish)
  for (const kind of ['identity_card', 'proof_of_income']) await uploadFor(home, applied, kind)
  const reply = await postFinancing(home, applied, consents)
  if (reply.status !== 200) throw new Error(`not sent: ${reply.status} ${JSON.stringify(reply.body)}`)
  return applied
}

export const financingNow = async (home: TestApp, id: string) => {
  const [row] = await home.application.db.select().from(financing_applications).where(eq(financing_applications.id, id))
  if (!row) throw new Error('no such application')
  return row
}

/** As a bank officer's call would name it. */
export const ofOfficer = ({ application_id, id }: Pick<Applied, 'application_id' | 'id'>) => ({
  application: { id: application_id, booking_id: id },
  staff_id: newId(),
})

/** An application that its bank has approved, and whose down payment is paid. */
export async function anActiveFinancing(home: TestApp) {
  const applied = await aSubmitted(home)
  const { db, clock } = home.application
  await approve(db, { ...ofOfficer(applied), conditions: null }, clock.now())
  await payInvoice(home, applied, 'financing')
  return applied
}
