import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { filled, hasNumbers, leadsFor } from '../rules/fill.ts'
import { matches } from '../rules/matching.ts'
import { pageText, plainText } from '../rules/page-text.ts'
import { listFaqs } from '../store.pages.ts'

type Call = typeof contract.faqs

export async function faqs(ctx: AnyoneCtx, { search = '' }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, language } = ctx
  const rows = (await listFaqs(db, tenant.id)).filter(({ flag }) => flag === null || tenant.feature_flag[flag] === 1)
  const numbers = rows.some(({ answer }) => hasNumbers(answer[language])) ? await rulesToday(ctx) : {}
  const groups = new Map<string, Output<Call>[number]>()
  for (const row of rows.sort((a, b) => a.position - b.position)) {
    const question = filled(row.question[language], tenant)
    const answer = pageText(filled(row.answer[language], tenant, numbers), leadsFor(tenant.feature_flag)).lead
    const answer_text = plainText(answer)
    if (!matches(search, question, answer_text)) continue
    const group = groups.get(row.group_slug) ?? { slug: row.group_slug, name: row.group_name[language], faqs: [] }
    group.faqs.push({ slug: row.slug, question, answer, answer_text })
    groups.set(row.group_slug, group)
  }
  return [...groups.values()]
}
