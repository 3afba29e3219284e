import type { z } from 'zod'
import type { StaffCtx } from '#core/context.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { mayShowPicture } from '#database/pictures.ts'
import { packageSlugs } from '#modules/catalogue/module.ts'
import { linesOf, periodOf, typedProblems } from '../rules/desk.ts'
import type { promoFields } from '../shapes.forms.ts'
import { isCodeTaken } from '../store.desk.ts'
import { fieldWords } from '../words.ts'

export type Typed = z.output<z.ZodObject<typeof promoFields>>
/** With the picture that it has, where there is one already. */
type Which = { id: string; tenant_id: string; picture_id?: string }
type Problem = FieldProblem<ReturnType<typeof fieldWords>>

/** The columns of what was typed, and its packages; or all that is wrong with it at once. */
export async function checkedColumns(ctx: StaffCtx, typed: Typed, which: Which) {
  const { db, language, now } = ctx
  const { promo_code: code, category, picture_id, packages } = typed
  const result = await packageSlugs(db, { slugs: packages })
  const isKnown = (slug: string) => result.some((one) => one.slug === slug && one.category === category)
  const problems: Problem[] = typedProblems(typed, now)
  if (await isCodeTaken(db, { id: which.id, tenant_id: which.tenant_id, code }))
    problems.push({ field: 'promo_code', word: 'code_taken' })
  if (!(await mayShowPicture(db, picture_id, which.picture_id)))
    problems.push({ field: 'file', word: 'picture_needed' })
  if (!packages.every(isKnown)) problems.push({ field: 'packages', word: 'package_unknown' })
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(language))
  return { columns: columnsOf(typed), product_ids: result.map(({ id }) => id) }
}

function columnsOf(typed: Typed) {
  const { promo_code: code, category, title, picture_id, percent, most_amount, amount, least_spend, per_member } = typed
  const english = linesOf(typed.terms.en)
  return {
    code,
    category,
    applies_to: category === 'oleh-oleh' ? typed.applies_to : 'goods',
    title,
    terms: linesOf(typed.terms.id).map((line, i) => ({ id: line, en: english[i] ?? line })),
    picture_id,
    ...periodOf(typed),
    percent: percent ?? null,
    most_amount: most_amount ?? null,
    amount: amount ?? null,
    least_spend,
    per_member,
    audience: typed.audience,
    is_for_all_products: typed.packages.length === 0,
    is_banner: typed.is_banner,
  }
}
