import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { exportApplications, listApplications } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { applicationWords } from '../../application-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listApplications>['rows'][number]
type Shown = { language: Language; now: Date }

const ages = [3, 7, 14, 30] as const

function shown(row: Row, { language, now }: Shown) {
  const [say, named] = [words(language), applicationWords(language)]
  const { id, company, state, kind, contact_name, email, city_name, created_at } = row
  const isOpen = state === 'submitted' || state === 'in_review'
  const age = daysBetween(jakartaDate(new Date(created_at)), jakartaDate(now))
  return {
    ...{ id, company, state, contact_name, email, city_name, created_at },
    href: to(language, '/applications/:id', { id }),
    kind_text: named[kind],
    state_text: named[state],
    sent: formatShortDay(jakartaDate(new Date(created_at)), language),
    age: isOpen ? say.days(age) : '–',
  }
}

const choices = (language: Language) => {
  const [say, named] = [words(language), applicationWords(language)]
  const option = (value: 'submitted' | 'in_review' | 'accepted' | 'rejected' | 'travel' | 'financial' | 'tdc') => ({
    value,
    label: named[value],
  })
  return {
    states: [
      { value: 'open', label: say.open },
      ...(['submitted', 'in_review', 'accepted', 'rejected'] as const).map(option),
    ],
    kinds: (['travel', 'financial', 'tdc'] as const).map(option),
    ages: ages.map((days) => ({ value: String(days), label: say.ageAtLeast(formatNumber(days, language)) })),
  }
}

export async function loadApplications(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const query = readListQuery(listApplications, url.searchParams)
  const input = listApplications.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listApplications, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/applications'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, { language, now })),
    choices: choices(language),
    csv: exportApplications.path,
  }
}
