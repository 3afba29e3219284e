import type { Output } from '#core/call.ts'
import { formatMoment, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { courierName } from '#modules/shipping/rules/courier-words.ts'
import type { souvenirOrder } from '#modules/souvenir/contract.ts'
import { words } from './tracking-words.ts'

type Tracking = NonNullable<Output<typeof souvenirOrder>['tracking']>

/** Where a parcel is, in the courier's own words, the newest first; `unscanned` is said of a waybill nobody knows. */
export function shownTracking(tracking: Tracking, language: Language, unscanned: string) {
  const say = words(language)
  const { waybill, checked_at, is_unknown, steps } = tracking
  return {
    label: say.waybill(courierName(tracking.courier_name)),
    waybill,
    silence: is_unknown ? unscanned : say.silence,
    checked: checked_at ? say.checked(formatMoment(new Date(checked_at), language)) : undefined,
    steps: steps
      .map((step) => ({ ...step, at: `${step.date} ${step.time}` }))
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ at, date, time, text, city }, place) => ({
        key: `${at} ${place}`,
        at,
        when: `${dayOf(date, language)}, ${time.slice(0, 5)}`,
        text,
        ...(city && { note: city }),
      })),
    say: { copy: say.copy, copied: say.copied, notCopied: say.notCopied },
  }
}

export type ShownTracking = ReturnType<typeof shownTracking>

/** Couriers write days as they like; those of the calendar are said as elsewhere. */
const dayOf = (date: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatShortDay(date, language) : date
