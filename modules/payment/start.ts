import type { AnyoneCtx, Db } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { notificationPath } from './notification-path.ts'
import type { Payer, PaymentPorts, Start } from './ports.ts'
import { expiryOf } from './rules/attempt.ts'
import { paymentMachine } from './rules/machine.ts'
import type { Method } from './rules/methods.ts'
import { type Invoice, insertPayment, type NewPayment, type Payment } from './store.ts'
import { pageUrl } from './view.ts'

type Ctx = Pick<AnyoneCtx<PaymentPorts>, 'ports' | 'tenant' | 'language' | 'now' | 'user'>
type Wanted = { invoice: Invoice; method: Method }
type Begun = Start & { id: string; payment_number: string; expires_at: Date }

/** Asks the gateway for a way to pay; a gateway that cannot give one leaves the choice of another. */
export async function askToStart(ctx: Ctx, { invoice, method }: Wanted): Promise<Begun> {
  const { ports, tenant, language, now } = ctx
  const id = newId(now)
  // Thirteen signs: the longest reference that every bank takes (protocols, 1.5).
  const payment_number = `P${newCode(12)}`
  const expires_at = expiryOf(method.kind, invoice.due_at, now)
  const gateway = ports.gateways[method.gateway]
  if (!gateway?.isUp()) throw new Refusal(codes.payment_method_down)
  const started = await gateway.start({
    request_id: id,
    payment_number,
    amount: invoice.amount,
    kind: method.kind,
    method_code: method.code,
    expires_at,
    description: `${invoice.code} ${invoice.subject[language]}`,
    payer: payerOf(ctx, invoice),
    language,
    return_url: pageUrl(ctx, method.gateway === 'yukk' ? 'yukk' : 'payment', invoice.share_token),
    notification_url: `${tenant.public_url}${notificationPath(method.gateway)}`,
  })
  if (!started.ok) throw new Refusal(codes.payment_method_down)
  const ends = Math.min(expires_at.getTime(), started.expires_at?.getTime() ?? Number.POSITIVE_INFINITY)
  return { ...started, id, payment_number, expires_at: new Date(ends) }
}

/** A gateway shows who pays on its page: whoever has only the link is told nothing of the buyer there. */
function payerOf({ user, tenant }: Ctx, invoice: Invoice): Payer {
  const { code, payer_name, payer_email, payer_phone } = invoice
  if (user?.id === invoice.user_id)
    return { name: payer_name, email: payer_email, phone_number: payer_phone, is_stand_in: false }
  return { name: code, email: tenant.email, phone_number: tenant.phone_number, is_stand_in: true }
}

/** Writes the attempt down; begun by who has the link only, nobody is named. */
export async function keepStarted(
  db: Db,
  { id, payment_number, expires_at, reference, pay_code, pay_url, ...of }: Begun & Wanted & { timezone: string },
  { now, user }: Pick<Ctx, 'now' | 'user'>,
): Promise<Payment> {
  const { invoice, method } = of
  const row = {
    id,
    invoice_id: invoice.id,
    payment_number,
    gateway: method.gateway,
    method_id: method.id,
    method_code: method.code,
    kind: method.kind,
    amount: invoice.amount,
    state: paymentMachine.start,
    reference,
    pay_code,
    pay_url,
    timezone: of.timezone,
    expires_at,
    ask_at: addMs(now, minuteMs),
    created_at: now,
  }
  const why = { actor: 'member', actor_id: user?.id, reason: method.id } as const
  const step = { invoice_id: invoice.id, payment_id: id, event: 'start', state: row.state, ...why }
  return insertPayment(db, { row, step }, now)
}

type BankPaid = { invoice: Invoice; bank: string; reference: string; staff_id: string }

/** Writes down what a financing bank transfers: nobody is asked for it, and nobody asks about it. */
export function keepBankPayment(db: Db, { invoice, bank, reference, staff_id }: BankPaid, now: Date): Promise<Payment> {
  const id = newId(now)
  const row: NewPayment = {
    ...{ id, invoice_id: invoice.id, payment_number: `P${newCode(12)}`, amount: invoice.amount, reference },
    ...{ method_id: 'bank', method_code: bank, timezone: 'Asia/Jakarta', expires_at: invoice.due_at, created_at: now },
    gateway: 'bank',
    kind: 'transfer',
    state: paymentMachine.start,
  }
  const why = { actor: 'staff', actor_id: staff_id, reason: reference } as const
  const step = { invoice_id: invoice.id, payment_id: id, event: 'start', state: row.state, ...why }
  return insertPayment(db, { row, step }, now)
}
