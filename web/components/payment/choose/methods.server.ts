import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addMs, minuteMs } from '#core/time.ts'
import type { paymentMethods } from '#modules/payment/contract.ts'
import { type Caps, type MethodKind, rangeOf } from '#modules/payment/rules/methods.ts'
import { tileOf } from '../shown.server.ts'
import { words } from './words.ts'

type Offered = Output<typeof paymentMethods>['payment_method'][number]
export type Choice = { id: string; name: string; tile: string | undefined; hint: string; is_off: boolean }
export type Group = { kind: MethodKind; title: string; choices: Choice[] }

const kinds: readonly MethodKind[] = ['virtual_account', 'qris', 'ewallet', 'card']

type ChoiceInput = { amount: number; due_at: string; now: Date; caps: Caps; language: Language }

/** What can be chosen, by kind. A kind that the amount rules out stays, and says why. */
export function groupsOf(offered: readonly Offered[], input: ChoiceInput): Group[] {
  const { language } = input
  const say = words(language)
  return kinds.flatMap((kind) => {
    const choices = offered.filter((method) => method.kind === kind).map((method) => choiceOf(method, input))
    const out = choices.length === 0 ? ruledOut(kind, input) : undefined
    const shown = out ? [out] : choices
    return shown.length > 0 ? [{ kind, title: say[kind], choices: shown }] : []
  })
}

function choiceOf({ id, kind, name, minutes, is_available }: Offered, input: ChoiceInput): Choice {
  const say = words(input.language)
  const time = timeOf(minutes, input)
  return { id, name, tile: tileOf({ id, kind, name }), hint: is_available ? time : say.away, is_off: !is_available }
}

/** How long there is to pay: never longer than the invoice itself is open. */
function timeOf(minutes: number, { due_at, now, language }: ChoiceInput): string {
  const say = words(language)
  const due = new Date(due_at)
  if (addMs(now, minutes * minuteMs) >= due) return say.untilDue(formatMoment(due, language))
  return minutes % 60 === 0 ? say.hours(minutes / 60) : say.minutes(minutes)
}

function ruledOut(kind: MethodKind, { amount, caps, language }: ChoiceInput): Choice | undefined {
  const say = words(language)
  const { least, most } = rangeOf(kind, caps)
  const tiles = { virtual_account: say.account, qris: say.qris, ewallet: say.wallet }
  const money = (value: number) => formatRupiah(rupiah(value), language)
  if (amount >= least && amount <= most) return undefined
  const hint = amount > most ? say.tooMuch(money(most)) : say.tooLittle(money(least))
  return { id: kind, name: say[kind], tile: kind === 'card' ? undefined : tiles[kind], hint, is_off: true }
}
