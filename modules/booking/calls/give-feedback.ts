import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { fileRefusal, type TakenPicture } from '#core/file-reasons.ts'
import { newId, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addReview } from '#modules/catalogue/module.ts'
import { memberNames } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { takeUpload } from '../documents/upload-limits.ts'
import type { BookingPorts } from '../ports.ts'
import { reviewerName } from '../rules/reviewer-name.ts'
import { findCompleted, insertFeedback, insertPictures, lockCompleted } from '../store.feedback.ts'

type Call = typeof contract.giveFeedback
type Ctx = MemberCtx<BookingPorts>
type Photo = Extract<TakenPicture, { ok: true }> & { id: string; file_key: string }

const fields = ['photo_1', 'photo_2', 'photo_3'] as const

export async function giveFeedback(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, ports } = ctx
  // Who may speak comes before what they send: a stranger's photos are not even looked at.
  reviewable(await findCompleted(db, journeyOf(ctx, input)))
  await takeUpload(ctx, 'review')
  const photos: Photo[] = []
  for (const field of fields) if (ctx.files[field]?.bytes.length) photos.push(await takenPhoto(ctx, field))
  for (const photo of photos) await ports.files.put(photo.file_key, photo)
  return save(ctx, input, photos).catch(async (error: unknown) => {
    for (const photo of photos) await ports.files.delete(photo.file_key)
    throw error
  })
}

async function takenPhoto({ files, ports, language }: Ctx, field: (typeof fields)[number]): Promise<Photo> {
  const taken = await ports.photos.take(files[field]?.bytes ?? Buffer.alloc(0))
  if (!taken.ok) throw fileRefusal(taken.why, language, field)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  return { ...taken, id: `review-${name}`, file_key: `reviews/${name}.webp` }
}

const journeyOf = ({ tenant, user }: Ctx, { id, booking_id }: Input<Call>) => {
  return { tenant_id: tenant.id, user_id: user.id, product_id: id, booking_id }
}

/** One voice a journey: whoever speaks twice, or of a journey not yet over, is told so. */
function reviewable(completed: Awaited<ReturnType<typeof lockCompleted>>) {
  if (!completed) throw new Refusal(codes.feedback_too_early)
  if (completed.is_reviewed) throw new Refusal(codes.feedback_given)
  return completed.booking
}

function save(ctx: Ctx, input: Input<Call>, photos: Photo[]) {
  const { id: product_id, rating, text } = input
  const { tenant, user, language, now: created_at } = ctx
  return ctx.db.transaction(async (db) => {
    const booking = reviewable(await lockCompleted(db, journeyOf(ctx, input)))
    const name = (await memberNames(db, tenant.id, [user.id])).get(user.id) ?? ''
    const review_id = newId(created_at)
    const words = { alt_id: 'Foto jamaah', alt_en: 'Photo by a traveller', created_at }
    const pictures = photos.map(({ bytes: _b, type: _t, ok: _o, ...photo }) => ({ ...photo, ...words }))
    if (pictures.length > 0) await insertPictures(db, pictures)
    await addReview(db, {
      id: review_id,
      tenant_id: tenant.id,
      product_id,
      partner_id: booking.partner_id,
      author_name: reviewerName(name),
      rating,
      text,
      language,
      picture_ids: photos.map((photo) => photo.id),
      travelled_on: booking.departs_on,
      created_at,
    })
    if (!(await insertFeedback(db, { booking_id: booking.id, review_id, created_at })))
      throw new Refusal(codes.feedback_given)
    return { review_id }
  })
}
