import { jakartaDate } from '#core/time.ts'
import type { SandboxPayment } from './desk.ts'

// As gateways charge here: a fixed sum for a transfer, 0.7 % of a QRIS payment (Bank Indonesia's rate), 2 % of the rest.
function feeOf({ channel, amount }: SandboxPayment): number {
  if (/VIRTUAL_ACCOUNT|VA/.test(channel)) return Math.min(4_000, amount)
  return Math.ceil((amount * (channel.includes('QRIS') ? 7 : 20)) / 1_000)
}

/** The file of what was paid on a day; nothing, where nothing was. */
export function settlementOf(payments: readonly SandboxPayment[], day: string): string | undefined {
  const paid = payments.filter(({ state, changed_at }) => state === 'paid' && jakartaDate(new Date(changed_at)) === day)
  if (paid.length === 0) return undefined
  const lines = paid.map((payment) => {
    const fee = feeOf(payment)
    return [payment.payment_number, payment.amount, fee, payment.amount - fee].join(',')
  })
  return ['payment_number,gross,fee,net', ...lines, ''].join('\r\n')
}
