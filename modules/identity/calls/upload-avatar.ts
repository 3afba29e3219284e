import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { fileReasons, type TakenPicture } from '#core/file-reasons.ts'
import { newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { deleteAvatar, insertAvatar, lockAvatar } from '../store.sign-in.ts'

type Call = typeof contract.uploadAvatar
type Ctx = MemberCtx<IdentityPorts>

export async function uploadAvatar(ctx: Ctx): Promise<Output<Call>> {
  const { files } = ctx.ports
  const picture = await takenPicture(ctx)
  const name = Buffer.from(newSecret(), 'base64url').toString('hex')
  const file_key = `avatars/${name}.webp`
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a broken avatar.
  await files.put(file_key, picture)
  const id = `avatar-${name}`
  const formerFile = await replaceAvatar(ctx, { id, file_key, ...picture })
  if (formerFile) await files.delete(formerFile)
  return { avatar_url: `/pictures/${id}/320.webp` }
}

type Good = Extract<TakenPicture, { ok: true }>

async function takenPicture(ctx: Ctx): Promise<Good> {
  const upload = ctx.files.avatar
  if (!upload) throw new Refusal(codes.avatar_invalid)
  const taken = await ctx.ports.pictures.takeSquare(upload.bytes)
  if (taken.ok) return taken
  const code = taken.why === 'too-large' ? codes.too_large : codes.avatar_invalid
  throw new Refusal(code, { errors: { avatar: [fileReasons(ctx.language)[taken.why]] } })
}

/** Gives the key of the former file, which nothing points at any more. */
function replaceAvatar(ctx: Ctx, picture: { id: string; file_key: string } & Good): Promise<string | undefined> {
  const { id, file_key, width, height, colour } = picture
  return ctx.db.transaction(async (db) => {
    const former = await lockAvatar(db, ctx.user.id)
    if (!former) throw new Refusal(codes.not_signed_in)
    const words = { alt_id: 'Foto profil', alt_en: 'Profile picture' }
    await insertAvatar(db, ctx.user.id, { id, file_key, width, height, colour, ...words, created_at: ctx.now })
    return former.picture_id ? deleteAvatar(db, former.picture_id) : undefined
  })
}
