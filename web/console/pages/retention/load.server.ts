import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { seeRetention } from '#modules/privacy/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { kindNames, words } from './words.ts'

type Kind = Output<typeof seeRetention>['kinds'][number]
type Standing = { status: string; tone: 'success' | 'warning' | 'danger' | 'neutral' }

function standingOf({ error, is_overdue, ran_at }: Kind, language: Language): Standing {
  const say = words(language)
  if (error) return { status: say.failedOne, tone: 'danger' }
  if (is_overdue) return { status: say.late, tone: 'warning' }
  return ran_at ? { status: say.done, tone: 'success' } : { status: say.waiting, tone: 'neutral' }
}

const nameOf = (kind: string, language: Language): string => {
  const names: Readonly<Record<string, string>> = kindNames(language)
  return names[kind] ?? kind
}

function shownKind(one: Kind, language: Language) {
  const say = words(language)
  const number = (n: number) => formatNumber(n, language)
  return {
    kind: one.kind,
    name: nameOf(one.kind, language),
    period: (one.rule.endsWith('_years') ? say.years : say.days)(number(one.period)),
    rule: to(language, '/rules/:key', { key: one.rule }),
    does: say[one.does],
    ran: one.ran_at ? formatMoment(new Date(one.ran_at), language) : say.never,
    rows: number(one.rows),
    month: number(one.rows_of_month),
    ...standingOf(one, language),
  }
}

export async function loadRetention(context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const { kinds, next_run_at } = await dataOrNotFound(api(context, seeRetention, {}))
  const failed = kinds.filter(({ error }) => error).map(({ kind }) => nameOf(kind, language))
  return {
    tab: tabTitle(context, say.title),
    text: say.text(formatMoment(new Date(next_run_at), language)),
    failed: failed.length > 0 ? say.failed(failed.join(', ')) : undefined,
    is_overdue: kinds.some((one) => one.is_overdue),
    kinds: kinds.map((one) => shownKind(one, language)),
  }
}
