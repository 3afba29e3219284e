import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { demoTenants } from '#demo/tenants.ts'
import { type InvoicedOrder, issueInvoices } from '#modules/payment/module.ts'
import { type Plan, stagesOf } from '#modules/payment/rules/payment-schedule.ts'
import { anyMember, signedIn } from './members.ts'
import { ask, type TestApp } from './test-app.ts'

const ports = new WeakMap<TestApp, Promise<number>>()

/** Lets the application listen, so that its gateways reach their sandboxes and these reach it. */
export function listening(home: TestApp): Promise<number> {
  const known = ports.get(home)
  if (known) return known
  const listens = home.app.listen({ port: 0, host: '127.0.0.1' }).then(async (address) => {
    home.application.state.port = Number(new URL(address).port)
    await home.application.tenants.refresh()
    return home.application.state.port
  })
  ports.set(home, listens)
  return listens
}

type Wish = Partial<Omit<InvoicedOrder, 'lines' | 'stages'>> & {
  total?: number
  down_payment?: number
  plan?: Plan
  departs_on?: string
}

const terms = { settlement_days: 45, first_payment_hours: 24 }

/** A member with an order that waits to be paid. */
export async function anyInvoiced(home: TestApp, { total = 25_000_000, down_payment = 5_000_000, ...wish }: Wish = {}) {
  const { plan = 'full', departs_on = '2030-01-01', ...own } = wish
  const now = home.application.clock.now()
  const tenant_id = wish.tenant_id ?? demoTenants[0].id
  const member = await anyMember(home, { tenant_id })
  const order: InvoicedOrder = {
    kind: 'booking',
    order_id: newId(),
    tenant_id,
    user_id: member.id,
    subject: { id: 'Umrah 9 Hari', en: 'Umrah 9 days' },
    payer: { name: 'Siti Rahmawati', email: member.email, phone_number: '+6281234567890' },
    lines: [{ item: 'traveller:1', label: { id: 'Dewasa', en: 'Adult' }, amount: rupiah(total) }],
    stages: stagesOf({ total: rupiah(total), down_payment: rupiah(down_payment), plan, departs_on, terms }, now),
    ...own,
  }
  const invoices = await issueInvoices(home.application.db, order, now)
  const [first] = invoices
  if (!first) throw new Error('no invoice')
  const { user_token: token } = await signedIn(home, member)
  return { member, token, order, invoices, invoice: first }
}

type Invoiced = Awaited<ReturnType<typeof anyInvoiced>>

export const startUrl = ({ order, invoice }: Pick<Invoiced, 'order' | 'invoice'>): string =>
  `/api/v3/bookings/${order.order_id}/payments/${invoice.code}`

/** An attempt to pay, begun over HTTP at the sandbox of its gateway. */
export async function begin(home: TestApp, invoiced: Invoiced, payment_method_id = 'doku-va-bca') {
  await listening(home)
  const { tenant_id } = invoiced.order
  const host = tenant_id === demoTenants[0].id ? 'localhost' : 'demo.localhost'
  const sent = { body: { payment_method_id }, token: invoiced.token, headers: { host } }
  const reply = await ask(home, 'POST', startUrl(invoiced), sent)
  if (reply.status !== 200) throw new Error(`not begun: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data
}

/** What happens at the gateway's side, as a script asks for it. */
export const atGateway = (home: TestApp, gateway: 'doku' | 'yukk', path: string) =>
  ask(home, 'POST', `/sandbox/${gateway}/payments/${path}`)
