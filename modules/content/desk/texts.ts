import type { Scope } from '#core/staff.ts'
import type { FaqRow, PageRow } from '../store.texts.ts'
import type { BrandOf } from './brands.ts'

/** Within scopes that reach a row at all: a shared one is the platform's to change. */
const canChange = ({ tenant_id }: { tenant_id: string | null }, scopes: readonly Scope[]): boolean =>
  tenant_id !== null || scopes.some(({ kind }) => kind === 'platform')

type Parts = { brandOf: BrandOf; scopes: readonly Scope[] }
const tenantOf = ({ tenant_id }: { tenant_id: string | null }, brandOf: BrandOf) =>
  tenant_id === null ? null : brandOf(tenant_id)

type FaqText = Pick<FaqRow, 'group_slug' | 'group_name' | 'question' | 'answer' | 'position'>

/** A question as its form has it. */
export const faqForm = ({ group_slug, group_name, question, answer, position }: FaqText) => ({
  group_slug,
  group_name,
  question,
  answer,
  position,
})

export const faqFacts = ({ group_slug, question, answer, position }: FaqText) => ({
  group_slug,
  question: question.id,
  question_en: question.en,
  answer: answer.id,
  answer_en: answer.en,
  position,
})

export function deskFaqRowOf(row: FaqRow, { brandOf, scopes }: Parts) {
  const { answer: _answer, ...form } = faqForm(row)
  return { id: row.id, tenant: tenantOf(row, brandOf), slug: row.slug, ...form, can_change: canChange(row, scopes) }
}

export const pageForm = ({ title, summary, body }: Pick<PageRow, 'title' | 'summary' | 'body'>) => ({
  title,
  summary,
  body,
})

/** For the audit: what stood there before is stored whole, by its version. */
export const pageFacts = ({ title, body, version }: Pick<PageRow, 'title' | 'body' | 'version'>) => ({
  title: title.id,
  title_en: title.en,
  body_length: body.id.length,
  body_length_en: body.en.length,
  version,
})

export function deskPageRowOf(row: PageRow, { brandOf, scopes }: Parts) {
  const { id, slug, kind, path, title, version, dated_on } = row
  const tenant = tenantOf(row, brandOf)
  return { id, tenant, slug, kind, path, title, version, dated_on, can_change: canChange(row, scopes) }
}
