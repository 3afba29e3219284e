import { addMs, hourMs } from '#core/time.ts'
import type { SandboxPayment } from '../gateway-sandbox/desk.ts'

/** How numbers of each bank begin, and what its channel is called. */
export const bins: Readonly<Record<string, { prefix: string; channel: string }>> = {
  bca: { prefix: '19006', channel: 'VIRTUAL_ACCOUNT_BCA' },
  mandiri: { prefix: '88899', channel: 'VIRTUAL_ACCOUNT_BANK_MANDIRI' },
  bsm: { prefix: '6059', channel: 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI' },
  bri: { prefix: '22200', channel: 'VIRTUAL_ACCOUNT_BRI' },
  bni: { prefix: '98800', channel: 'VIRTUAL_ACCOUNT_BNI' },
  permata: { prefix: '85620', channel: 'VIRTUAL_ACCOUNT_BANK_PERMATA' },
  cimb: { prefix: '18990', channel: 'VIRTUAL_ACCOUNT_BANK_CIMB' },
  danamon: { prefix: '79220', channel: 'VIRTUAL_ACCOUNT_BANK_DANAMON' },
}

type Place = { origin: () => string }

const pageOf = ({ origin }: Place, { token }: SandboxPayment) => `${origin()}/sandbox/doku/checkout-link-v2/${token}`

/** `yyyyMMddHHmmss` in Jakarta. */
const local = (time: string): string =>
  addMs(new Date(time), 7 * hourMs)
    .toISOString()
    .replace(/\D/g, '')
    .slice(0, 14)
const utc = (time: string): string => time.replace(/\.\d{3}Z$/, 'Z')

/** What DOKU answers to a start, by the address that was asked. */
export function answerOf(path: string, payment: SandboxPayment, place: Place): object {
  const { payment_number: invoice_number, amount } = payment
  if (path.startsWith('/checkout/')) return checkoutAnswer(payment, place)
  if (path.startsWith('/credit-card/')) {
    return { order: { invoice_number }, credit_card_payment_page: { url: pageOf(place, payment) } }
  }
  if (path.startsWith('/shopeepay-')) {
    return { order: { invoice_number, amount }, shopeepay_payment: { redirect_url_http: pageOf(place, payment) } }
  }
  return {
    order: { invoice_number },
    virtual_account_info: {
      virtual_account_number: payment.pay_code,
      how_to_pay_page: pageOf(place, payment),
      created_date: local(payment.created_at),
      expired_date: local(payment.expires_at),
      created_date_utc: utc(payment.created_at),
      expired_date_utc: utc(payment.expires_at),
    },
  }
}

const checkoutAnswer = (payment: SandboxPayment, place: Place): object => ({
  message: ['SUCCESS'],
  response: {
    order: {
      amount: String(payment.amount),
      invoice_number: payment.payment_number,
      currency: 'IDR',
      session_id: payment.token,
    },
    payment: {
      payment_method_types: [payment.channel],
      token_id: payment.token,
      url: pageOf(place, payment),
      expired_date: local(payment.expires_at),
      expired_datetime: utc(payment.expires_at),
      type: 'SALE',
    },
    headers: { request_id: payment.request_id },
  },
})
