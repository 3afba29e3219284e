import type { z } from 'zod'
import type { StaffCtx } from '#core/context.ts'
import { plainText } from '#core/rich-text.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { mayShowPicture } from '#database/pictures.ts'
import { englishProblems } from '../rules/post-text.ts'
import { written } from '../rules/written.ts'
import type { postFields } from '../shapes.forms.ts'
import { isCategoryOf, isSlugTaken, lockSlug, type PostText } from '../store.desk-posts.ts'
import { fieldWords } from '../words.ts'
import { withPictures } from './text-pictures.ts'

export type TypedPost = z.output<z.ZodObject<typeof postFields>>
type Which = { id: string; tenant_id: string; slug: string; held_picture?: string }

const leastText = 20

/** What is stored of what was typed, or all that is wrong with it at once. */
export async function checkedPost(ctx: StaffCtx, typed: TypedPost, which: Which): Promise<PostText> {
  const { db, language, now, staff } = ctx
  const { category_id, kind, author_name, author_role, picture_id, is_header } = typed
  const { id: post_id, tenant_id, slug } = which
  const problems: FieldProblem<ReturnType<typeof fieldWords>>[] = englishProblems(typed)
  await lockSlug(db, { tenant_id, slug })
  if (await isSlugTaken(db, { tenant_id, slug, post_id })) problems.push({ field: 'slug', word: 'slug_taken' })
  if (!(await isCategoryOf(db, { tenant_id, id: category_id })))
    problems.push({ field: 'category_id', word: 'category_unknown' })
  if (!(await mayShowPicture(db, picture_id, which.held_picture)))
    problems.push({ field: 'file', word: 'picture_needed' })
  const text = written(typed)
  const { body, missing } = await withPictures(db, text.body)
  for (const language of missing) problems.push({ field: `body.${language}`, word: 'text_picture_unknown' })
  if (plainText(text.body.id).length < leastText) problems.push({ field: 'body.id', word: 'body_empty' })
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(language))
  const own = { category_id, kind, author_name, author_role, picture_id, is_header }
  return { ...own, ...text, body, slug, updated_at: now, changed_by: staff.id }
}
