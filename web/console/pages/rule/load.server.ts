import { data } from 'react-router'
import { formatNumber, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seeDatedRule } from '#modules/dated-rules/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { ruleName, sourceText } from '../../components/rules/rule-name.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = { valid_from: string; valid_to: string | null }

const stateOn = ({ valid_from, valid_to }: Row, day: string) => {
  if (valid_from > day) return 'toCome' as const
  return valid_to !== null && valid_to < day ? ('past' as const) : ('today' as const)
}

function daysText({ valid_from, valid_to }: Row, language: Language): string {
  const say = words(language)
  const from = formatShortDay(valid_from, language)
  return valid_to ? say.between(from, formatShortDay(valid_to, language)) : say.from(from)
}

export async function loadRule(context: Context, { name, url }: { name: string; url: URL }) {
  const { language } = pageOf(context)
  const known = seeDatedRule.input.safeParse({ key: name })
  if (!known.success) throw data(null, { status: 404 })
  const { key, today, rows } = await dataOrNotFound(api(context, seeDatedRule, known.data))
  const title = ruleName(key, language)
  return {
    tab: tabTitle(context, title),
    title,
    path: to(language, '/rules/:key', { key }),
    key,
    form_key: newId(),
    rules: to(language, '/rules'),
    may_add: hasRole(await staffOf(context), ['admin']),
    rows: rows.map((row) => ({
      id: row.valid_from,
      value: formatNumber(row.value, language),
      days: daysText(row, language),
      source: sourceText({ key, source: row.source }, language),
      state: stateOn(row, today),
    })),
    is_added: doneIn(url.searchParams, ['added']) !== undefined,
  }
}
