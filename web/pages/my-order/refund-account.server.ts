import type { Language } from '#core/messages.ts'
import { moneyEvents } from '#modules/booking/rules/timeline.ts'
import { me } from '#modules/identity/contract.ts'
import { giveRefundAccount, seeRefundAccount } from '#modules/payment/contract.ts'
import { refundBanks } from '#modules/payment/rules/refund-account.ts'
import { api, type Context } from '../../api.server.ts'
import type { Values } from '../../form.server.ts'
import { type Booking, money, type Reader } from './facts.server.ts'
import { refundAccountWords } from './refund-account-words.ts'

/** Where money that goes back by transfer is sent; nothing, where none does. */
export async function refundAccountOf(context: Context, { booking_id: id, timeline }: Booking, { language }: Reader) {
  return timeline.some(({ event }) => event === moneyEvents.refund_due)
    ? shownAccount(context, id, language)
    : undefined
}

/** The same for any order of which something goes back. */
export async function shownAccount(context: Context, id: string, language: Language) {
  const { amount, account, is_missing, can_give } = (await api(context, seeRefundAccount, { id })).data
  if (!account && !can_give) return undefined
  const say = refundAccountWords(language)
  const sum = money(amount, language)
  const text = is_missing ? say.missing(sum) : say.saved(sum)
  const { title, safety, bank_code, chooseBank, number, numberHint, holder, holderHint, change, save, saving } = say
  return {
    text: amount > 0 ? text : say.sent,
    account: account && `${account.bank_name} ${account.number}, ${account.holder}`,
    closed: amount > 0 && !can_give ? say.closed : undefined,
    form: can_give
      ? {
          has_password: (await api(context, me, {})).data.has_password,
          banks: refundBanks.map(({ code, name }) => ({ value: code, label: name })),
          isOpen: is_missing,
        }
      : undefined,
    say: { title, safety, bank_code, chooseBank, number, numberHint, holder, holderHint, change, save, saving },
  }
}

export type ShownRefundAccount = NonNullable<Awaited<ReturnType<typeof refundAccountOf>>>

export async function saveRefundAccount(context: Context, id: string, values: Values): Promise<void> {
  const { bank_code = '', number = '', holder = '', current_password } = values
  const proof = current_password ? { current_password } : {}
  await api(context, giveRefundAccount, { id, bank_code, number, holder, ...proof })
}
