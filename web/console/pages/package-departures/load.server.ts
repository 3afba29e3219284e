import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatNumber, formatRupiah, formatWeekday } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { parseDate } from '#core/time.ts'
import { changeQuota, listDepartures, packageChoices, saveDate } from '#modules/catalogue/contract.console.ts'
import { datesByRule } from '#modules/catalogue/rules/dates-by-rule.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type DeskDate = Output<typeof listDepartures>['dates'][number]

const ofState = (dates: readonly DeskDate[], states: readonly DeskDate['state'][]) =>
  dates.filter(({ state }) => states.includes(state))

const shown = (date: DeskDate, language: Language) => ({
  id: date.id,
  state: date.state,
  is_changed: date.is_changed,
  departs: formatDay(date.departs_on, language),
  returns: formatDay(date.returns_on, language),
  quota: formatNumber(date.quota, language),
  sold: formatNumber(date.sold, language),
  held: formatNumber(date.held, language),
  price: formatRupiah(rupiah(date.price_quad), language),
})

const wholeIn = (text: string | null, [least, most]: readonly [number, number]): number | undefined => {
  const value = Number(text)
  return text && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

/** The dates that an address asks to see before they are added: one day, or those of a rule. */
function previewOf(search: URLSearchParams, language: Language) {
  const from = parseDate(search.get('from') ?? '')
  const until = parseDate(search.get('until') ?? '')
  const typed = {
    from: from ?? '',
    until: until ?? '',
    weekday: String(wholeIn(search.get('weekday'), [0, 6]) ?? ''),
    every: String(wholeIn(search.get('every'), [1, 12]) ?? 1),
  }
  if (!from) return { typed, dates: undefined }
  const weekday = typed.weekday === '' ? new Date(`${from}T00:00:00Z`).getUTCDay() : Number(typed.weekday)
  const days = until ? datesByRule({ from, until, weekday, every: Number(typed.every) }) : [from]
  return {
    typed,
    dates: days.map((day) => ({ day, text: formatDay(day, language) })),
  }
}

// A Sunday, and the six days after it.
const week = Array.from({ length: 7 }, (_, i) => `2027-01-0${3 + i}`)
const doneNames = ['added', 'quotaChanged', 'dateClosed', 'removed'] as const

export async function loadDepartures(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const { package_name, can_add, dates } = await dataOrNotFound(api(context, listDepartures, { id }))
  const { airlines, airports, hotels } = await dataOrNotFound(api(context, packageChoices, {}))
  const preview = previewOf(url.searchParams, language)
  const done = doneIn(url.searchParams, doneNames)
  const canEdit = hasRole(await staffOf(context), rolesOf(saveDate) ?? [])
  const option = (date: DeskDate) => ({ value: date.id, label: formatDay(date.departs_on, language) })
  return {
    tab: tabTitle(context, `${say.title}, ${package_name}`),
    key: newId(),
    name: package_name,
    can_add,
    can_change: hasRole(await staffOf(context), rolesOf(changeQuota) ?? []),
    rows: dates.map((date) => ({
      ...shown(date, language),
      href: canEdit ? to(language, '/departures/:id/edit', { id: date.id }) : undefined,
    })),
    open: ofState(dates, ['open']).map(option),
    waiting: ofState(dates, ['waiting']).map(option),
    quotas: ofState(dates, ['open', 'waiting']).map(option),
    preview,
    count: formatNumber(preview.dates?.length ?? 0, language),
    choices: { airlines, airports, hotels, contact: pageOf(context).tenant.email },
    weekdays: week.map((day, i) => ({ value: String(i), label: formatWeekday(day, language) })),
    links: {
      packages: to(language, '/packages'),
      package: to(language, '/packages/:id', { id }),
      own: to(language, '/packages/:id/departures', { id }),
    },
    done: done && say[done],
  }
}

export type ShownDepartures = Awaited<ReturnType<typeof loadDepartures>>
