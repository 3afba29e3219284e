import { cleanHtml } from '#core/rich-text.ts'
import type { DeskPostRow, ListedPost } from '../store.desk-posts.ts'
import type { BrandOf } from './brands.ts'

/** A post as the desk's list has it. */
export const deskPostRow = ({ tenant_id, published_at, updated_at, ...row }: ListedPost, brandOf: BrandOf) => ({
  ...row,
  tenant: brandOf(tenant_id),
  published_at: row.state === 'draft' ? null : published_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** A post as its form has it; its text is cleaned again, for it is shown at the desk too. */
export function postForm(post: DeskPostRow) {
  const { category_id, kind, slug, title, summary, body, author_name, author_role, picture_id, is_header } = post
  const clean = { id: cleanHtml(body.id), en: body.en === null ? null : cleanHtml(body.en) }
  return { category_id, kind, slug, title, summary, body: clean, author_name, author_role, picture_id, is_header }
}

type Form = ReturnType<typeof postForm>

/** For the audit: texts by their length, for they are long and the site has them. */
export const postFacts = ({ title, summary, body, author_role, ...facts }: Form) => ({
  ...facts,
  title: title.id,
  title_en: title.en,
  summary: summary.id,
  body_length: body.id.length,
  body_length_en: body.en?.length ?? null,
  author_role: author_role.id,
})
