import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { exportLicences, listLicences } from '#modules/partner/contract.console.ts'
import { licenceKinds } from '#modules/partner/rules/licence.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { licenceWords } from '../../licence-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listLicences>['rows'][number]

function shown(row: Row, language: Language) {
  const say = licenceWords(language)
  const { id, partner, kind, number, state, valid_from, valid_until, checked_by, checked_on, days_left } = row
  const isSoon = state === 'valid' && days_left !== null && days_left <= 60
  return {
    ...{ id, kind, number, state },
    partner: partner.name,
    href: to(language, '/licences/:id', { id }),
    state_text: say[state],
    from: valid_from === null ? '–' : formatShortDay(valid_from, language),
    until: valid_until === null ? say.endless : formatShortDay(valid_until, language),
    left: isSoon ? say.daysLeft(days_left) : undefined,
    checked: `${checked_by}, ${formatShortDay(checked_on, language)}`,
  }
}

const choices = (language: Language) => {
  const [say, named] = [words(language), licenceWords(language)]
  return {
    states: [
      { value: 'expiring', label: say.expiring },
      ...(['suspended', 'expired', 'valid'] as const).map((value) => ({ value, label: named[value] })),
    ],
    kinds: licenceKinds.map((value) => ({ value, label: value })),
  }
}

export async function loadLicences(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listLicences, url.searchParams)
  const input = listLicences.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listLicences, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/licences'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    choices: choices(language),
    csv: exportLicences.path,
    add: to(language, '/licences/new'),
  }
}
