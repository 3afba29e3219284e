import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sign, signAsking, signWithKey, timestampOf } from '#adapters/snap/signature.ts'
import { newId } from '#core/ids.ts'
import { bank_terms } from '#modules/partner/tables.ts'
import { savings_plans } from '#modules/savings/tables.ts'
import { anyBank } from './catalogue-fixtures.ts'
import { anyMember } from './members.ts'
import type { TestApp } from './test-app.ts'

type Wish = Partial<typeof savings_plans.$inferInsert>

let banks = 0
/** A bank one can save with, its terms, and its key of the sandbox. */
export async function savingsBank(home: TestApp, slug = `bank-syariah-${++banks}`) {
  const bank = await anyBank(home, { slug }, { akad: 'wadiah' })
  const [terms] = await home.application.db.select().from(bank_terms).where(eq(bank_terms.partner_id, bank.id))
  if (!terms) throw new Error('a bank without terms')
  return { ...bank, slug, terms_id: terms.id }
}
export type SavingsBank = Awaited<ReturnType<typeof savingsBank>>

/** An account that a bank has opened; nothing lies in it yet. */
export async function savingsAccount(home: TestApp, bank: SavingsBank, wish: Wish = {}) {
  const member = await anyMember(home)
  const now = home.application.clock.now()
  const virtual_account = `88899${String(randomInt(10 ** 12)).padStart(12, '0')}`
  const row = {
    ...{ id: newId(), code: `SAV-${newId().slice(-12)}`, tenant_id: member.tenant_id, user_id: member.id },
    ...{ target: 1_000_000, months: 12, partner_id: bank.id, terms_id: bank.terms_id, state: 'accepted' as const },
    ...{ account_number: '7000000001', virtual_account, submitted_at: now, accepted_at: now, created_at: now },
    ...wish,
  }
  await home.application.db.insert(savings_plans).values(row)
  return { ...row, member, virtual_account: wish.virtual_account ?? virtual_account }
}

type Change = {
  payment_request_id?: string
  external_id?: string
  amount?: unknown
  /** Fields of the body, over the usual ones. */
  content?: Record<string, unknown>
  /** Other bytes than the usual ones, signed as they are. */
  body?: string
  /** Other bytes than those that were signed. */
  sent_body?: string
  token?: string
  secret?: string
  /** Where it is sent, where that is not the path that is signed. */
  url?: string
  path?: string
  sent_at?: Date
  timestamp?: string
  headers?: Record<string, string | undefined>
  signs_with?: 'secret' | 'key'
}

export const paymentPath = (slug: string): string => `/api/bank/${slug}/v1.0/transfer-va/payment`
export const newNumber = (): string => `20261116${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** A token as a bank takes one. */
export async function bankToken({ app, application }: TestApp, slug: string, change: Record<string, string> = {}) {
  const bank = sandboxBank(application, slug)
  const timestamp = timestampOf(application.clock.now())
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'x-client-key': bank.client_id,
    'x-timestamp': timestamp,
    'x-signature': signAsking({ client_id: bank.client_id, timestamp }, bank.private_key()),
    ...change,
  }
  const url = `/api/bank/${slug}/v1.0/access-token/b2b`
  const payload = { grantType: 'client_credentials' }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

const sandboxBank = ({ outside }: TestApp['application'], slug: string) => {
  const bank = outside.sandbox.banks?.bank(slug)
  if (!bank) throw new Error('no sandbox of banks')
  return bank
}

/** A deposit as a bank tells it, or with something of it changed. */
export async function sendDeposit(home: TestApp, slug: string, virtual_account: string, change: Change = {}) {
  const { app, application } = home
  const bank = sandboxBank(application, slug)
  const body = change.body ?? JSON.stringify(contentOf(virtual_account, change))
  const timestamp = change.timestamp ?? timestampOf(change.sent_at ?? application.clock.now())
  const token = change.token ?? (await bankToken(home, slug)).body.accessToken
  const path = change.path ?? paymentPath(slug)
  const signed = { method: 'POST', path, token, body, timestamp } as const
  const signature =
    change.signs_with === 'key' ? signWithKey(signed, bank.private_key()) : sign(signed, change.secret ?? bank.secret)
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-timestamp': timestamp,
    'x-signature': signature,
    'x-partner-id': bank.client_id,
    'x-external-id': change.external_id ?? newNumber(),
    'channel-id': '00001',
    ...change.headers,
  }
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  const payload = change.sent_body ?? body
  const reply = await app.inject({ method: 'POST', url: change.url ?? paymentPath(slug), headers: sent, payload })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

function contentOf(virtual_account: string, { payment_request_id = newNumber(), amount, content }: Change) {
  const service = virtual_account.slice(0, 5).padStart(8)
  const paidAmount = typeof amount === 'number' ? { value: `${amount}.00`, currency: 'IDR' } : amount
  return {
    partnerServiceId: service,
    customerNo: virtual_account.slice(5),
    virtualAccountNo: `${service}${virtual_account.slice(5)}`,
    virtualAccountName: 'SITI AMINAH',
    trxId: 'SAV-0001',
    paymentRequestId: payment_request_id,
    channelCode: 6011,
    paidAmount: paidAmount ?? { value: '500000.00', currency: 'IDR' },
    totalAmount: { value: '0.00', currency: 'IDR' },
    trxDateTime: '2026-11-16T10:00:00+07:00',
    referenceNo: '000123456789',
    flagAdvise: 'N',
    additionalInfo: {},
    ...content,
  }
}
