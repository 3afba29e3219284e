import type { Db } from '#core/context.ts'
import { memberNames } from '#modules/identity/module.ts'
import { reportReasons } from './rules/comment.ts'
import type { selectReported } from './store.reported.ts'

type Row = Awaited<ReturnType<typeof selectReported>>['rows'][number]

const firstName = (full_name: string): string => full_name.trim().split(/\s+/)[0] ?? ''

/** By first name: to decide about a comment nobody needs to know more of who wrote it. */
async function authorsOf(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const tenant_id of new Set(rows.map((row) => row.tenant_id))) {
    const writers = rows.filter((row) => row.tenant_id === tenant_id).map(({ user_id }) => user_id)
    for (const [id, name] of await memberNames(db, tenant_id, writers)) names.set(id, firstName(name))
  }
  return names
}

const countsOf = (reasons: Row['reasons']) =>
  Object.fromEntries(
    reportReasons.flatMap((reason) => (reasons[reason] === undefined ? [] : [[reason, Number(reasons[reason])]])),
  )

export async function reportedOf(db: Db, rows: readonly Row[]) {
  const authors = await authorsOf(db, rows)
  return rows.map(({ id, text, user_id, post_slug, post_title, hidden_at, reasons, created_at }) => ({
    id,
    text,
    author: authors.get(user_id) ?? '',
    post: { slug: post_slug, title: post_title.id },
    is_hidden: hidden_at !== null,
    reasons: countsOf(reasons),
    created_at: created_at.toISOString(),
  }))
}
