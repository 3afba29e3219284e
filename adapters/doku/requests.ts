import { z } from 'zod'
import { minuteMs } from '#core/time.ts'
import type { Start, StartWish } from '#modules/payment/ports.ts'

/** Banks with an address of their own; DOKU still calls BSI by its older name. */
const banks: Readonly<Record<string, string>> = {
  VIRTUAL_ACCOUNT_BCA: 'bca',
  VIRTUAL_ACCOUNT_BANK_MANDIRI: 'mandiri',
  VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI: 'bsm',
  VIRTUAL_ACCOUNT_BRI: 'bri',
  VIRTUAL_ACCOUNT_BNI: 'bni',
  VIRTUAL_ACCOUNT_BANK_PERMATA: 'permata',
  VIRTUAL_ACCOUNT_BANK_CIMB: 'cimb',
  VIRTUAL_ACCOUNT_BANK_DANAMON: 'danamon',
}

export type DokuRequest = {
  path: string
  body: object
  read: (answer: unknown) => Omit<Start, 'reference'> | undefined
}

// One sign outside of this list makes DOKU refuse the whole request.
const plain = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9.\-/+,=_:'@%() ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most) || '-'

const minutesLeft = (wish: StartWish, now: Date): number =>
  Math.max(1, Math.round((wish.expires_at.getTime() - now.getTime()) / minuteMs))

const payer = ({ payer: { name, email, phone_number, is_stand_in } }: StartWish) => ({
  name: plain(name, 64),
  email: email.slice(0, 128),
  ...(!is_stand_in && { phone: phone_number.replace(/\D/g, '').slice(0, 16) }),
})

const override = (wish: StartWish) => ({
  additional_info: { override_notification_url: wish.notification_url },
})

/** How DOKU is asked for a way to pay, by channel, and how its answer is read. */
export function requestOf(wish: StartWish, now: Date): DokuRequest {
  const bank = banks[wish.method_code]
  if (bank) return virtualAccount(bank, wish, now)
  if (wish.method_code === 'CREDIT_CARD') return card(wish)
  if (wish.method_code === 'EMONEY_SHOPEE_PAY') return shopeePay(wish, now)
  return checkout(wish, now)
}

const account = z.object({
  virtual_account_info: z.object({ virtual_account_number: z.string().regex(/^[\d ]{6,30}$/) }),
})

const virtualAccount = (bank: string, wish: StartWish, now: Date): DokuRequest => ({
  path: `/${bank}-virtual-account/v2/payment-code`,
  body: {
    order: { invoice_number: wish.payment_number, amount: wish.amount },
    virtual_account_info: {
      billing_type: 'FIX_BILL',
      expired_time: minutesLeft(wish, now),
      reusable_status: false,
      info1: plain(wish.description, 40),
    },
    customer: { name: payer(wish).name, email: payer(wish).email },
    ...override(wish),
  },
  read: (answer) => {
    const accountNumber = account.safeParse(answer).data?.virtual_account_info.virtual_account_number
    return accountNumber === undefined ? undefined : { pay_code: accountNumber.replaceAll(' ', ''), pay_url: null }
  },
})

const url = z.url({ protocol: /^https?$/ }).max(2000)
const leadTo = (pay_url: string | undefined) => (pay_url === undefined ? undefined : { pay_code: null, pay_url })

const cardPage = z.object({ credit_card_payment_page: z.object({ url }) })
const card = (wish: StartWish): DokuRequest => ({
  path: '/credit-card/v1/payment-page',
  body: {
    customer: payer(wish),
    order: {
      invoice_number: wish.payment_number,
      amount: wish.amount,
      callback_url: wish.return_url,
      failed_url: wish.return_url,
      auto_redirect: true,
    },
    ...override(wish),
  },
  read: (answer) => leadTo(cardPage.safeParse(answer).data?.credit_card_payment_page.url),
})

const shopee = z.object({ shopeepay_payment: z.object({ redirect_url_http: url }) })
const shopeePay = (wish: StartWish, now: Date): DokuRequest => ({
  path: '/shopeepay-emoney/v2/order',
  body: {
    order: {
      invoice_number: wish.payment_number,
      amount: wish.amount,
      callback_url: wish.return_url,
      expired_time: minutesLeft(wish, now),
    },
    ...override(wish),
  },
  read: (answer) => leadTo(shopee.safeParse(answer).data?.shopeepay_payment.redirect_url_http),
})

const page = z.object({ response: z.object({ payment: z.object({ url }) }) })
/** The hosted page, narrowed to the one channel that was chosen. */
const checkout = (wish: StartWish, now: Date): DokuRequest => ({
  path: '/checkout/v1/payment',
  body: {
    order: {
      amount: wish.amount,
      invoice_number: wish.payment_number,
      currency: 'IDR',
      language: wish.language === 'en' ? 'EN' : 'ID',
      callback_url: wish.return_url,
      auto_redirect: true,
      disable_retry_payment: true,
    },
    payment: { payment_due_date: minutesLeft(wish, now), payment_method_types: [wish.method_code] },
    customer: payer(wish),
    ...override(wish),
  },
  read: (answer) => leadTo(page.safeParse(answer).data?.response.payment.url),
})
