import { and, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { faqs, pages } from '#modules/content/tables.ts'
import { datedOn, pagePlans } from './plan.ts'
import { minutesOf, type Question, readPage, readQuestions } from './read-texts.ts'

/**
 * Guides, questions and the pages about us, demo or not. Shared texts follow the product: each start brings them up to
 * date, but for those that the desk has changed. What a tenant has written itself stands apart and stays.
 */
export async function seedSharedTexts(db: Db, root: string): Promise<void> {
  const [pageRows, faqRows] = await Promise.all([Promise.all(pagePlans.map(pageRow(root))), faqRowsOf(root)])
  const isShared = {
    pages: and(isNull(pages.tenant_id), isNull(pages.changed_by)),
    faqs: and(isNull(faqs.tenant_id), isNull(faqs.changed_by)),
  }
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)
  await db.transaction(async (tx) => {
    await tx.delete(pages).where(and(isShared.pages, notInArray(pages.slug, slugs(pageRows))))
    await tx.delete(faqs).where(and(isShared.faqs, notInArray(faqs.slug, slugs(faqRows))))
    await tx
      .insert(pages)
      .values(pageRows)
      .onConflictDoUpdate({
        target: [pages.tenant_id, pages.slug],
        set: renewed(pageRows[0]),
        setWhere: isShared.pages,
      })
    await tx
      .insert(faqs)
      .values(faqRows)
      .onConflictDoUpdate({ target: [faqs.tenant_id, faqs.slug], set: renewed(faqRows[0]), setWhere: isShared.faqs })
  })
}

/** Every column but those a row is known by. */
const renewed = (row: object = {}) =>
  Object.fromEntries(
    Object.keys(row)
      .filter((name) => !['id', 'tenant_id', 'slug'].includes(name))
      .map((name) => [name, sql.raw(`excluded.${name}`)]),
  )

const pageRow = (root: string) => async (plan: (typeof pagePlans)[number], position: number) => {
  const { id, en } = await readPage(root, plan.slug)
  return {
    id: newId(),
    tenant_id: null,
    slug: plan.slug,
    kind: plan.kind,
    topic: plan.topic ?? null,
    path: plan.path,
    title: { id: id.title, en: en.title },
    summary: { id: id.summary, en: en.summary },
    body: { id: id.body, en: en.body },
    picture_id: plan.picture_id,
    related: [...(plan.related ?? [])],
    minutes: minutesOf(id.body),
    version: plan.version ?? '1.0',
    dated_on: datedOn,
    position,
  }
}

async function faqRowsOf(root: string) {
  const { id, en } = await readQuestions(root)
  const english = new Map(en.flatMap(({ questions }) => questions.map((one) => [one.slug, one] as const)))
  const names = new Map(en.map(({ slug, name }) => [slug, name]))
  const inEnglish = ({ slug }: Question): Question => {
    const translated = english.get(slug)
    if (!translated) throw new Error(`faq.en.md lacks "${slug}"`)
    return translated
  }
  return id.flatMap((group, g) =>
    group.questions.map((one, q) => ({
      id: newId(),
      tenant_id: null,
      slug: one.slug,
      group_slug: group.slug,
      group_name: { id: group.name, en: names.get(group.slug) ?? group.name },
      question: { id: one.question, en: inEnglish(one).question },
      answer: { id: one.answer, en: inEnglish(one).answer },
      flag: one.flag,
      position: g * 100 + q,
    })),
  )
}
