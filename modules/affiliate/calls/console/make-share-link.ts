import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { hashSecret, newCode } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { linkAddress, ownProfile } from '../../desk.ts'
import type { AffiliatePorts } from '../../ports.ts'
import { endOfDay, lastDayProblem } from '../../rules/link.ts'
import { insertLink } from '../../store.desk.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.makeShareLink

export async function makeShareLink(ctx: StaffCtx<AffiliatePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, language, audit, ports } = ctx
  const { consultant_id, ends_on, product_slug = null } = input
  const { site } = await ownProfile(ctx, consultant_id)
  const word = lastDayProblem(ends_on, jakartaDate(now))
  if (word) throw fieldRefusals([{ field: 'ends_on', word }], fieldWords(language))
  if (product_slug && !(await ports.recommendable.isPackage({ ...ctx, tenant: site }, product_slug)))
    throw fieldRefusals([{ field: 'product_slug', word: 'package_unknown' }], fieldWords(language))
  // Short enough to be read from paper; no secret, so it need not be longer.
  const token = newCode(10)
  const id = hashSecret(token)
  const row = { token_hash: id, token, consultant_id, product_slug, expires_at: endOfDay(ends_on), created_at: now }
  await insertLink(db, row)
  audit({ thing: 'share_link', thing_id: id, before: null, after: { consultant_id, product_slug, ends_on } })
  return { id, address: linkAddress(site, token) }
}
