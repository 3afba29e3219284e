import type { Language } from '#core/messages.ts'
import type { Method, PaidKind, PaidThrough } from '#modules/payment/rules/methods.ts'
import { type Bank, bankOf } from './banks.server.ts'
import { guideWords } from './words.ts'

export type Guide = { id: string; title: string; steps: string[] }
type Say = ReturnType<typeof guideWords>

export type Paying = {
  method: Pick<Method, 'id' | 'name' | 'bank_code'> & { gateway: PaidThrough; kind: PaidKind }
  pay_code: string | null
  /** As people read them. */
  number: string
  amount: string
}

/** Ways to pay an attempt, each step by step: by channel of its bank, by QR, or at the gateway's own page. */
export function guidesOf(paying: Paying, language: Language): Guide[] {
  const say = guideWords(language)
  const { method, pay_code } = paying
  if (pay_code === null) return [hosted(paying, say)]
  if (method.kind === 'qris') return scanning(paying, say)
  const bank = bankOf(method.id)
  return bank ? atBank(bank, paying, say) : []
}

function atBank(bank: Bank, paying: Paying, say: Say): Guide[] {
  const { method, pay_code, number, amount } = paying
  const { atm, mobile, internet } = bank
  const extraSteps = [
    ...(bank.asks_company ? [say.company((pay_code ?? '').slice(0, 5))] : []),
    ...(bank.atm.includes('E-Commerce') && method.gateway === 'doku' ? [say.provider] : []),
  ]
  const through = (menu: string) => [say.menu(menu), ...extraSteps, say.number(number), say.check(amount)]
  const online = ({ name, menu }: Bank['mobile']) => [say.open(name), ...through(menu), say.confirm]
  return [
    { id: 'mobile', title: mobile.name, steps: online(mobile) },
    { id: 'atm', title: say.atm(bank.short), steps: [say.atmCard(bank.short), ...through(atm), say.receipt] },
    { id: 'internet', title: internet.name, steps: online(internet) },
    ...(bank.takes_transfers ? [fromOther(bank, paying, say)] : []),
  ]
}

const fromOther = ({ short }: Bank, { method, number, amount }: Paying, say: Say): Guide => ({
  id: 'other',
  title: say.otherBank,
  steps: [
    say.otherOpen,
    say.otherTo(short, method.bank_code ?? ''),
    say.number(number),
    say.otherAmount(amount),
    say.confirm,
    say.otherRefused,
  ],
})

const scanning = ({ amount }: Paying, say: Say): Guide[] => [
  { id: 'same-phone', title: say.samePhone, steps: [say.save, say.fromGallery, say.check(amount), say.confirm] },
  { id: 'other-phone', title: say.otherPhone, steps: [say.scan, say.point, say.check(amount), say.confirm] },
]

function hosted({ method, amount }: Paying, say: Say): Guide {
  const there = {
    virtual_account: [say.hostedNumber],
    qris: [say.hostedQr],
    ewallet: [say.hostedWallet(method.name)],
    card: [say.hostedCard, say.hostedCode],
    // A financing bank pays by itself.
    transfer: [],
  }[method.kind]
  const steps = [say.hostedOpen(method.gateway.toUpperCase()), say.check(amount), ...there, say.hostedBack]
  return { id: 'hosted', title: say.hosted, steps }
}
