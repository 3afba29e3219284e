import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { historyOf } from './module.ts'
import { lockPayment } from './store.ts'
import { type Both, beginRefund, settle, transitionInvoice, transitionPayment } from './transition.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = () => home.application.clock.now()

/** An invoice with an attempt to pay it, and what has become of both. */
async function begun() {
  const of = await anyInvoiced(home)
  const { id: payment_id } = await begin(home, of)
  const locked = (work: (db: Db, known: Both) => Promise<unknown>) =>
    home.application.db.transaction(async (db) => {
      const known = await lockPayment(db, { payment_id })
      if (known) await work(db, known)
    })
  const events = async () =>
    (await historyOf(home.application.db, [of.invoice.id])).map(({ event, state, actor }) => [event, state, actor])
  const states = async () => {
    const known = await lockPayment(home.application.db, { payment_id })
    return [known?.payment.state, known?.invoice.state]
  }
  return { of, locked, events, states }
}

const first = [
  ['issue', 'waiting', 'member'],
  ['start', 'pending', 'member'],
]

test('a success pays the attempt and its invoice, with books and history, in one statement', async () => {
  const { locked, events, states } = await begun()
  const sent: string[] = []
  await locked(async (db, known) => {
    sent.push(...(await statementsOf(() => settle(db, known, { now: now(), reason: 'notification' }))))
  })
  const changes = sent.filter((statement) => /update "(invoices|payments)"|into "payment_history"/.test(statement))
  expect(changes).toHaveLength(1)
  expect(await states()).toEqual(['paid', 'paid'])
  expect(await events()).toEqual([...first, ['pay', 'paid', 'gateway'], ['pay', 'paid', 'gateway']])
})

test('an invoice that is taken back takes its pending attempt with it, by the same hand', async () => {
  const { locked, events, states } = await begun()
  const void_ = { event: 'void', actor: 'staff', reason: 'cancelled' } as const
  await locked((db, { invoice }) => transitionInvoice(db, invoice, { ...void_, now: now() }))
  expect(await states()).toEqual(['expired', 'void'])
  expect(await events()).toEqual([...first, ['void', 'void', 'staff'], ['expire', 'expired', 'staff']])
})

test('an attempt that had ended before stays as it ended', async () => {
  const { locked, events, states } = await begun()
  const by = { actor: 'gateway', reason: 'notification' } as const
  await locked((db, known) => transitionPayment(db, known, { event: 'fail', ...by, now: now() }))
  const expire = { event: 'expire', actor: 'clock', reason: 'over' } as const
  await locked((db, { invoice }) => transitionInvoice(db, invoice, { ...expire, now: now() }))
  expect(await states()).toEqual(['failed', 'expired'])
  expect(await events()).toEqual([...first, ['fail', 'failed', 'gateway'], ['expire', 'expired', 'clock']])
})

const all = { amount: rupiah(25_000_000), parts: [], is_all: true, standing: 'unapplied' } as const

test.each<[string, (db: Db, known: Both) => Promise<unknown>, string]>([
  [
    'an actor who may not',
    (db, { invoice }) => transitionInvoice(db, invoice, { event: 'expire', actor: 'staff', reason: '', now: now() }),
    'expire is not for staff',
  ],
  [
    'an event that begins elsewhere',
    (db, known) => transitionPayment(db, known, { event: 'pay_late', actor: 'gateway', reason: '', now: now() }),
    'an attempt in pending cannot pay_late',
  ],
  [
    'money that goes back and never came',
    (db, known) => beginRefund(db, known, { ...all, actor: 'staff', reason: '', now: now() }),
    'an attempt in pending cannot flag_refund',
  ],
])('%s changes nothing', async (_, work, message) => {
  const { locked, events, states } = await begun()
  await expect(locked(work)).rejects.toThrow(message)
  expect(await states()).toEqual(['pending', 'waiting'])
  expect(await events()).toEqual(first)
})
