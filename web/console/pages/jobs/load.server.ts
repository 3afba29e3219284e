import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { exportDeadLetters, listDeadLetters, seeJobs } from '#modules/console/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { jobWords, kindWords, partWords, queueWords, reasonWords, words } from './words.ts'

type Jobs = Output<typeof seeJobs>
type Dead = Output<typeof listDeadLetters>['rows'][number]
type Names = Readonly<Record<string, string>>

// As `/readyz` names them, the nearest first.
const partOrder = ['running', 'database', 'queue', 'listings', 'api']

const partsOf = ({ parts }: Jobs, language: Language) =>
  parts
    .toSorted((a, b) => partOrder.indexOf(a.name) - partOrder.indexOf(b.name))
    .map(({ name, is_ready }) => ({ name: named(partWords(language), name), is_ready }))

/** What it is called, or the name it has in the code where nobody has said. */
const named = (names: Names, name: string): string => names[name] ?? name

const moment = (at: string, language: Language): string => formatMoment(new Date(at), language)

function waitingOf({ queues }: Jobs, language: Language) {
  const [oldest] = queues.map(({ oldest_at }) => oldest_at).sort()
  if (oldest === undefined) return undefined
  const total = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  return {
    summary: words(language).waitingText(formatNumber(total, language), moment(oldest, language)),
    points: queues.map(({ queue, waiting }) => ({
      label: named(queueWords(language), queue),
      value: waiting,
      text: formatNumber(waiting, language),
    })),
  }
}

const runsOf = ({ runs }: Jobs, language: Language) =>
  runs.map(({ job, done, failed, overrun }) => ({
    job: named(jobWords(language), job),
    done: formatNumber(done, language),
    failed: formatNumber(failed, language),
    overrun: formatNumber(overrun, language),
    is_troubled: failed + overrun > 0,
  }))

/** Its `key` makes the form of each count once, however often it is sent. */
const shownDead = ({ id, kind, reason, created_at, dead_at, can_retry }: Dead, language: Language) => ({
  id,
  key: newId(),
  kind: kind === null ? '–' : named(kindWords(language), kind),
  reason: reasonWords(language)[reason ?? 'unknown'],
  created_at: moment(created_at, language),
  dead_at: moment(dead_at, language),
  can_retry,
})

export async function loadJobs(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDeadLetters, url.searchParams)
  const input = listDeadLetters.input.parse(query)
  const [jobs, dead] = await Promise.all([
    dataOrNotFound(api(context, seeJobs, {})),
    dataOrNotFound(api(context, listDeadLetters, input)),
  ])
  const reasons = reasonWords(language)
  return {
    tab: tabTitle(context, words(language).title),
    parts: partsOf(jobs, language),
    waiting: waitingOf(jobs, language),
    runs: runsOf(jobs, language),
    list: { path: to(language, '/jobs'), query, sort: input.sort, next_cursor: dead.next_cursor, total: dead.total },
    dead: dead.rows.map((row) => shownDead(row, language)),
    reasons: (['refused', 'too late'] as const).map((value) => ({ value, label: reasons[value] })),
    is_retried: doneIn(url.searchParams, ['retried']) !== undefined,
    csv: exportDeadLetters.path,
  }
}
