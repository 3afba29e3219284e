import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hijriMonths, hijriOf, writeHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import type { WorshipPorts } from '../ports.ts'
import { type HijriEvent, hijriYear, nextHijriEvent } from '../rules/hijri-days.ts'
import { prayerWords } from '../words.ts'

type Call = typeof contract.hijriCalendar

export async function hijriCalendar(ctx: AnyoneCtx<WorshipPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { language, ports } = ctx
  const date = jakartaDate(ctx.now)
  const today = hijriOf(date, ports.hijri_offset_days)
  const year = input.year ?? today.year
  const { months, events } = hijriYear(year, ports.hijri_offset_days)
  const next = nextHijriEvent(date, today.year, ports.hijri_offset_days)
  return {
    year,
    today: { date, hijriah: writeHijri(today, language), ...today },
    offset_days: ports.hijri_offset_days,
    months: months.map((month) => ({ ...month, name: hijriMonths[language][month.number - 1] ?? '' })),
    events: events.map((event) => named({ ...event, year }, language)),
    next: next ? { ...named(next, language), days_left: next.days_left } : null,
  }
}

function named({ year, key, month, day, days, date }: HijriEvent & { year: number }, language: Language) {
  const say = prayerWords(language)
  const hijriah = writeHijri({ year, month, day }, language)
  return { key, name: say[key], about: say[`${key}About`], hijriah, month, day, days, date }
}
