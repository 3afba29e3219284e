import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportAudit, listAudit } from '#modules/staff/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { actionText } from './action-words.ts'
import { factWords } from './fact-words.ts'
import { stateText, thingText } from './value-words.ts'
import { words } from './words.ts'

type Entry = Output<typeof listAudit>['rows'][number]
type Fact = NonNullable<Entry['before']>[string] | undefined

function factText(name: string, fact: Fact, language: Language): string {
  if (fact === null || fact === undefined || fact === '') return words(language).nothing
  if (typeof fact === 'number') return formatNumber(fact, language)
  if (typeof fact === 'boolean') return fact ? words(language).yes : words(language).no
  const isMoment = typeof fact === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(fact)
  return isMoment ? formatMoment(new Date(fact), language) : (stateText(name, String(fact), language) ?? String(fact))
}

/** What differs; of a thing that was made or looked at, all that is known. */
function changesOf({ before, after }: Entry, language: Language) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const differs = (name: string) => before === null || after === null || before[name] !== after[name]
  const said: Readonly<Record<string, string>> = factWords(language)
  return names.filter(differs).map((name) => ({
    name: said[`fact_${name}`] ?? name.replaceAll('_', ' '),
    before: before && factText(name, before[name], language),
    after: after && factText(name, after[name], language),
  }))
}

/** What a former release did, and this one has no words for, is shown by its address. */
const actionOf = (call: string, language: Language): string =>
  actionText(call, language) ?? call.replace(' /api/console/v1/', ' /')

const shown = (entry: Entry, language: Language) => ({
  id: entry.id,
  at: entry.at,
  when: formatMoment(new Date(entry.at), language),
  staff: entry.staff,
  action: actionOf(entry.call, language),
  call: entry.call.replace(' /api/console/v1/', ' /'),
  thing: thingText(entry.thing, language) ?? entry.thing.replaceAll('_', ' '),
  thing_id: entry.thing_id,
  reason: entry.reason,
  changes: changesOf(entry, language),
})

export type ShownEntry = ReturnType<typeof shown>

export async function loadAudit(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listAudit, url.searchParams)
  const input = listAudit.input.parse(query)
  const { rows, next_cursor, total, calls } = await dataOrNotFound(api(context, listAudit, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/audit'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    calls: calls.map((call) => ({ value: call, label: actionOf(call, language) })),
    csv: exportAudit.path,
  }
}
