import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { fileRefusal, type TakenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { mustReport, reportProblemOf } from '../lifecycle/problems.ts'
import { checkoutOfOwn, showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'
import { listOrders } from '../store.ts'

type Call = typeof contract.reportProblem
type Ctx = MemberCtx<SouvenirPorts>
type Photo = Extract<TakenPicture, { ok: true }> & { id: string; file_key: string }

const fields = ['photo_1', 'photo_2', 'photo_3'] as const
const uploads = { points: 10, seconds: 600 }
const alt = { alt_id: 'Foto paket', alt_en: 'Photo of the parcel' }

export async function reportProblem(ctx: Ctx, { id, kind, text }: Input<Call>): Promise<Output<Call>> {
  const { db, ports, user, now } = ctx
  // Who may speak comes before what they send: photos of others are not even looked at.
  const order = (await listOrders(db, [await checkoutOfOwn(ctx, id)])).find((one) => one.id === id)
  if (!order) throw new Refusal(codes.not_found)
  await mustReport(db, order, kind, now)
  await takeUpload(ctx)
  const photos: Photo[] = []
  for (const field of fields) if (ctx.files[field]?.bytes.length) photos.push(await takenPhoto(ctx, field))
  for (const photo of photos) await ports.files.put(photo.file_key, photo)
  const pictures = photos.map(({ bytes: _b, type: _t, ok: _o, ...photo }) => ({ ...photo, ...alt, created_at: now }))
  try {
    await reportProblemOf(db, { order_id: id, user_id: user.id, kind, text, pictures }, now)
  } catch (error) {
    for (const photo of photos) await ports.files.delete(photo.file_key)
    throw error
  }
  return showOrder(ctx, id)
}

async function takeUpload({ user, ports }: Ctx): Promise<void> {
  const taken = await ports.limits.take(`upload problem ${user.id}`, uploads)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}

async function takenPhoto({ files, ports, language }: Ctx, field: (typeof fields)[number]): Promise<Photo> {
  const taken = await ports.photos.take(files[field]?.bytes ?? Buffer.alloc(0))
  if (!taken.ok) throw fileRefusal(taken.why, language, field)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  return { ...taken, id: `problem-${name}`, file_key: `problems/${name}.webp` }
}
