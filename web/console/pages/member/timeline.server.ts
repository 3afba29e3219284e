import { callKey, type Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import * as support from '#modules/support/contract.console.ts'
import { eventWords } from '../../booking-events.ts'
import { deviceName } from '../../device-name.ts'
import { eventTexts, helpTexts } from './words.ts'

type Event = Output<typeof support.seeMember>['events'][number]

function textOf({ kind, event }: Event, language: Language): string {
  const say = eventTexts(language)
  if (kind === 'order') {
    const events: Readonly<Record<string, string>> = eventWords(language)
    return events[event] ?? eventWords(language).other
  }
  if (kind === 'payment') {
    const states: Readonly<Record<string, string | undefined>> = say
    return states[event] ?? say.pending
  }
  return (kind === 'desk' && helpOf(event, language)) || say[kind]
}

/** What support did, where it was that. */
function helpOf(event: string, language: Language): string | undefined {
  const say = helpTexts(language)
  const done = [
    [support.sendMemberCode, say.didCode],
    [support.sendMemberReset, say.didReset],
    [support.correctName, say.didName],
    [support.correctEmail, say.didEmail],
    [support.correctPhone, say.didPhone],
  ] as const
  return done.find(([call]) => callKey(call) === event)?.[1]
}

/** What more there is to read of it: where, how much, why. */
function noteOf({ kind, event, code, text, amount }: Event, language: Language): string {
  const sum = amount === null ? '' : formatRupiah(rupiah(amount), language)
  const detail = kind === 'signed_in' ? (deviceName(text) ?? eventTexts(language).unknownDevice) : text
  const call = kind === 'desk' && !helpOf(event, language) ? event.replace(' /api/console/v1/', ' /') : ''
  return [code, sum, detail, call].filter((part) => part).join(', ')
}

export const timelineOf = (events: readonly Event[], language: Language) =>
  events.map((event, i) => ({
    key: `${event.at} ${i}`,
    at: event.at,
    when: formatMoment(new Date(event.at), language),
    text: textOf(event, language),
    note: noteOf(event, language),
  }))
