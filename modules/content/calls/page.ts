import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { filled, hasNumbers, leadsFor } from '../rules/fill.ts'
import { pageText } from '../rules/page-text.ts'
import { findPage, listPageCards } from '../store.pages.ts'
import { findVersion } from '../store.texts.ts'

type Call = typeof contract.page
type Card = Awaited<ReturnType<typeof listPageCards>>[number]

type Stored = NonNullable<Awaited<ReturnType<typeof findPage>>>

/** The text as it is, or as it was under another version; only documents bind somebody to what they were. */
async function asOf(db: Db, stored: Stored, wanted: string | undefined) {
  if (wanted === undefined || wanted === stored.version) return { ...stored, replaced_on: null }
  const former = stored.kind === 'document' && (await findVersion(db, { page_id: stored.id, version: wanted }))
  if (!former) throw new Refusal(codes.not_found)
  const { version, dated_on, title, summary, body, replaced_at } = former
  const unreviewed = { reviewer: null, reviewed_at: null }
  return { ...stored, version, dated_on, title, summary, body, ...unreviewed, replaced_on: jakartaDate(replaced_at) }
}

const formerOf = ({ former }: Pick<Stored, 'former'>) =>
  former.map(({ replaced_at, ...one }) => ({ ...one, replaced_on: jakartaDate(new Date(replaced_at)) }))

export async function page(ctx: AnyoneCtx, { slug, version }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, language } = ctx
  const stored = await findPage(db, tenant.id, slug)
  if (!stored) throw new Refusal(codes.not_found)
  const { id: _id, body, related, title, summary, reviewed_at, ...facts } = await asOf(db, stored, version)
  const numbers = hasNumbers(body[language]) ? await rulesToday(ctx) : {}
  const wanted = stored.kind === 'index' ? 'guides' : related
  const cards = wanted.length > 0 ? await listPageCards(db, tenant.id, wanted) : []
  return {
    ...facts,
    former: formerOf(stored),
    reviewed_on: reviewed_at && jakartaDate(reviewed_at),
    title: filled(title[language], tenant),
    summary: filled(summary[language], tenant),
    ...pageText(filled(body[language], tenant, numbers), leadsFor(tenant.feature_flag)),
    pages: inOrder(cards, related).map((card) => cardOf(card, language)),
  }
}

/** As the text names them; where it names none, by their place among all. */
const inOrder = (cards: readonly Card[], named: readonly string[]): Card[] =>
  [...cards].sort((a, b) => named.indexOf(a.slug) - named.indexOf(b.slug) || a.position - b.position)

const cardOf = ({ position: _place, title, summary, ...card }: Card, language: Language) => ({
  ...card,
  title: title[language],
  summary: summary[language],
})
