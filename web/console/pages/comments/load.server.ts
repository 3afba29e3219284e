import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { exportReportedComments, listReportedComments } from '#modules/content/contract.console.ts'
import { reportReasons } from '#modules/content/rules/comment.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listReportedComments>['rows'][number]

/** Its `key` makes its form count once, however often it is sent. */
function shown({ id, text, author, post, is_hidden, reasons, created_at }: Row, language: Language) {
  const say = words(language)
  return {
    id,
    key: newId(),
    text,
    author: say.by(author || say.left),
    post: post.title,
    is_hidden,
    reasons: reportReasons.flatMap((one) => (reasons[one] ? [say[one](formatNumber(reasons[one], language))] : [])),
    written_at: formatMoment(new Date(created_at), language),
  }
}
export type ShownComment = ReturnType<typeof shown>

export async function loadComments(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const query = readListQuery(listReportedComments, url.searchParams)
  const input = listReportedComments.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listReportedComments, input))
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/comments'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    options: (['shown', 'hidden'] as const).map((value) => ({ value, label: say[value] })),
    csv: exportReportedComments.path,
    done: doneIn(url.searchParams, ['keep', 'remove']),
  }
}
