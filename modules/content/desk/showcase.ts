import type { z } from 'zod'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { mayShowPicture } from '#database/pictures.ts'
import { bannerState, daysOf, periodOf } from '../rules/banner.ts'
import type { bannerFields, galleryFields } from '../shapes.forms.ts'
import type { BannerRow, GalleryRow } from '../store.showcase.ts'
import { fieldWords } from '../words.ts'
import type { BrandOf } from './brands.ts'

type TypedBanner = z.output<z.ZodObject<typeof bannerFields>>
type TypedItem = z.output<z.ZodObject<typeof galleryFields>>
type Problem = FieldProblem<ReturnType<typeof fieldWords>>

type Held = { picture_id: string }

async function pictureProblems({ db }: StaffCtx, picture_id: string, held: Held | undefined): Promise<Problem[]> {
  return (await mayShowPicture(db, picture_id, held?.picture_id)) ? [] : [{ field: 'file', word: 'picture_needed' }]
}

/** The columns of what was typed, or all that is wrong with it at once. */
export async function checkedBanner(ctx: StaffCtx, typed: TypedBanner, held?: Held) {
  const { title, picture_id, path, position, starts_on, ends_on } = typed
  const problems = await pictureProblems(ctx, picture_id, held)
  if (starts_on && ends_on && ends_on < starts_on) problems.push({ field: 'ends_on', word: 'days_turned' })
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(ctx.language))
  return { title, picture_id, path, position, ...periodOf(typed), changed_by: ctx.staff.id }
}

export async function checkedItem(ctx: StaffCtx, { title, picture_id, taken_on }: TypedItem, held?: Held) {
  const problems = await pictureProblems(ctx, picture_id, held)
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(ctx.language))
  return { title, picture_id, taken_at: new Date(`${taken_on}T12:00:00+07:00`), changed_by: ctx.staff.id }
}

/** A banner as its form has it. */
export const bannerForm = (row: Omit<BannerRow, 'id' | 'tenant_id' | 'version' | 'changed_by'>) => ({
  title: row.title,
  picture_id: row.picture_id,
  path: row.path,
  position: row.position,
  ...daysOf(row),
})

export const itemForm = ({ title, picture_id, taken_at }: Pick<GalleryRow, 'title' | 'picture_id' | 'taken_at'>) => ({
  title,
  picture_id,
  taken_on: jakartaDate(taken_at),
})

export const deskBannerOf = (row: BannerRow, brandOf: BrandOf, now: Date) => ({
  id: row.id,
  tenant: brandOf(row.tenant_id),
  ...bannerForm(row),
  state: bannerState(row, now),
  version: row.version,
})

export const deskItemOf = (row: GalleryRow, brandOf: BrandOf) => ({
  id: row.id,
  tenant: brandOf(row.tenant_id),
  ...itemForm(row),
  version: row.version,
})

type Titled = { title: { id: string; en: string } }

/** For the audit: a text in two languages is two facts. */
export const factsOf = <F extends Titled>({ title, ...facts }: F) => ({ ...facts, title: title.id, title_en: title.en })
