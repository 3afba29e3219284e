import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { answerReview, exportReviews, listDeskReviews } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listDeskReviews>['rows'][number]

/** Its `key` makes its form count once, however often it is sent. */
function shown(row: Row, language: Language) {
  const say = words(language)
  const { id, text, rating, package_name, package_id, answer } = row
  return {
    id,
    key: newId(),
    text,
    lang: row.language,
    by: say.by(row.author_name, formatDay(row.travelled_on, language)),
    stars: say.stars(formatNumber(rating, language)),
    package_name,
    package_href: to(language, '/packages/:id', { id: package_id }),
    written: formatDay(new Date(row.created_at), language),
    answer: answer && {
      text: answer.text,
      by: say.answeredBy(answer.by, formatMoment(new Date(answer.at), language)),
    },
  }
}
export type ShownReviewRow = ReturnType<typeof shown>

export async function loadReviews(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listDeskReviews, url.searchParams)
  const input = listDeskReviews.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDeskReviews, input))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/reviews'), query, sort: input.sort, next_cursor, total },
    csv: exportReviews.path,
    rows: rows.map((row) => shown(row, language)),
    may_answer: hasRole(await staffOf(context), rolesOf(answerReview) ?? []),
    answered: (['no', 'yes'] as const).map((value) => ({ value, label: say[value] })),
    ratings: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: say.stars(value) })),
    done: doneIn(url.searchParams, ['answered']),
  }
}
