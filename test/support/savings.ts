import { eq } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { bank_terms } from '#modules/partner/tables.ts'
import { acceptPlan } from '#modules/savings/module.ts'
import { lockPlan } from '#modules/savings/store.ts'
import { savings_deposits, savings_plans } from '#modules/savings/tables.ts'
import { transition } from '#modules/savings/transition.ts'
import { anyBank } from './catalogue-fixtures.ts'
import { scan, send } from './journeys.ts'
import { anyMember, signedIn } from './members.ts'
import { ask, type TestApp } from './test-app.ts'

type Terms = Parameters<typeof anyBank>[2]

/** A bank with one product to save by, and the id of its terms. */
export async function aSavingsBank(home: TestApp, terms: Partial<Terms> = {}) {
  const bank = await anyBank(home, { name: 'Bank Uji Syariah' }, { akad: 'wadiah', ...terms })
  const rows = await home.application.db.select().from(bank_terms).where(eq(bank_terms.partner_id, bank.id))
  const [row] = rows
  if (!row) throw new Error('a bank without terms')
  return { partner_id: bank.id, terms_id: row.id, bank }
}

export async function aSaver(home: TestApp, wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  const { user_token: token } = await signedIn(home, member)
  return { ...member, token }
}

export const aTarget = { target: 24_000_000, months: 12, deposit_day: 5 }

export const anApplicant = {
  full_name: 'Siti Aminah',
  gender: 'female',
  birth_date: '1990-05-17',
  email: 'siti.aminah@example.com',
  phone_number: '081234567890',
  address: 'Jl. Melati No. 5, Bandung',
  occupation: 'employee',
  monthly_income: 6_500_000,
  has_tax_id: false,
}

export const anHeir = {
  mother_name: 'Fatimah',
  heir_name: 'Ahmad Fauzi',
  gender: 'male',
  contact_name: 'Ahmad Fauzi',
  phone_number: '081298765432',
}

export const agreed = { confirm: true, agrees_bank_terms: true, agrees_bank_data: true }

const product = '/api/v4/savings/product'

/** A plan that was begun, with a bank. */
export async function aSavingsCart(home: TestApp, wish: object = {}) {
  const saver = await aSaver(home)
  const at = await aSavingsBank(home)
  const body = { ...aTarget, terms_id: at.terms_id, ...wish }
  const cart = await ask(home, 'POST', `${product}/cart`, { token: saver.token, body })
  const id: string = cart.body.data.user_savings_id
  return { ...at, id, code: String(cart.body.data.code), token: saver.token, saver }
}

/** The same with who applies; nothing is uploaded yet. */
export async function aFilledCart(home: TestApp, applicant: object = {}) {
  const plan = await aSavingsCart(home)
  const body = { ...anApplicant, ...applicant }
  const reply = await ask(home, 'POST', `${product}/${plan.id}/booking`, { token: plan.token, body })
  return { ...plan, detail_id: String(reply.body.data.user_detail_savings_id) }
}

export const uploadScan = async (
  home: TestApp,
  { id, detail_id, token }: { id: string; detail_id: string; token: string },
  { kind = 'ktp', bytes }: { kind?: string; bytes?: Buffer } = {},
) =>
  send(home, `${product}/${id}/${kind}/${detail_id}`, {
    token,
    fields: { file: { name: `${kind}.jpg`, bytes: bytes ?? (await scan()) } },
  })

/** All there is to send to the bank. */
export async function aReadyPlan(home: TestApp) {
  const plan = await aFilledCart(home)
  await ask(home, 'POST', `${product}/${plan.id}/heir`, { token: plan.token, body: anHeir })
  await uploadScan(home, plan)
  return plan
}

export async function aSubmittedPlan(home: TestApp) {
  const plan = await aReadyPlan(home)
  await ask(home, 'POST', `${product}/${plan.id}/booking`, { token: plan.token, body: agreed })
  return plan
}

/** A plan whose account is open. */
export async function anOpenPlan(home: TestApp) {
  const plan = await aSubmittedPlan(home)
  const { db, clock } = home.application
  const virtual_account = `88899${newId().replaceAll(/\D/g, '').slice(0, 12)}`
  const which = { partner_id: plan.partner_id, id: plan.id, staff_id: newId(), now: clock.now() }
  await acceptPlan(db, which, { account_number: '7001234567', virtual_account })
  return { ...plan, virtual_account }
}

/** Money that the bank counted, and what it makes of the plan, as its notice does it. */
export async function counted(
  home: TestApp,
  plan: { id: string; partner_id: string },
  amount: number,
  event: 'deposit' | 'reach' = 'deposit',
  paid_at = home.application.clock.now(),
) {
  const now = home.application.clock.now()
  await home.application.db.transaction(async (db) => {
    const locked = await lockPlan(db, plan)
    if (!locked) throw new Error('no such plan')
    const id = newId(now)
    const row = { plan_id: plan.id, partner_id: plan.partner_id, amount, paid_at, received_at: now }
    await db.insert(savings_deposits).values({ id, payment_request_id: id, ...row })
    await transition(db, locked, { event, actor: 'bank', deposit: { id, amount }, now })
  })
}

export async function planNow(home: TestApp, id: string) {
  const [row] = await home.application.db.select().from(savings_plans).where(eq(savings_plans.id, id))
  return row
}
