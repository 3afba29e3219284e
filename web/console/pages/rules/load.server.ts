import { formatNumber, formatShortDay } from '#core/format.ts'
import { listDatedRules } from '#modules/dated-rules/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { ruleName, sourceText } from '../../components/rules/rule-name.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadRules(context: Context) {
  const { language } = pageOf(context)
  const { rows } = await dataOrNotFound(api(context, listDatedRules, {}))
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    rows: rows.map(({ key, now, next }) => ({
      key,
      href: to(language, '/rules/:key', { key }),
      name: ruleName(key, language),
      value: now ? formatNumber(now.value, language) : say.none,
      since: now ? formatShortDay(now.valid_from, language) : '',
      source: now ? sourceText({ key, source: now.source }, language) : '',
      next: next ? say.nextOn(formatNumber(next.value, language), formatShortDay(next.valid_from, language)) : '',
    })),
  }
}
