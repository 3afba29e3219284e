import type { StaffCtx } from '#core/context.ts'
import { hashSecret, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { insertDownload, spendDownload } from './store.downloads.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now'>

const downloadLifeMs = 5 * minuteMs

/** A secret that opens one file once, for who has just proved a step. The caller has asked for the code. */
export async function giveDownload({ db, staff, now }: Ctx, file: string) {
  const [token, expires_at] = [newSecret(), addMs(now, downloadLifeMs)]
  await insertDownload(db, { secret_hash: hashSecret(token), staff_id: staff.id, file, expires_at })
  return { token, expires_at: expires_at.toISOString() }
}

/** Uses the secret up. One that is another's, of another file, used or too old is as good as none. */
export async function takeDownload({ db, staff, now }: Ctx, { token, file }: { token: string; file: string }) {
  const isGood = await spendDownload(db, { secret_hash: hashSecret(token), staff_id: staff.id, file, now })
  if (!isGood) throw new Refusal(codes.not_found)
}
