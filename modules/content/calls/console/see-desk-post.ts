import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskPostRow, postForm } from '../../desk/post-view.ts'
import { findDeskPost, listFormerSlugs, listPostHistory } from '../../store.desk-posts.ts'

type Call = typeof contract.seeDeskPost

export async function seeDeskPost({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const result = await findDeskPost(db, scopesOf(staff), id)
  if (!result) throw new Refusal(codes.not_found)
  const { post, category } = result
  const history = await listPostHistory(db, id)
  const names = await staffNames(
    db,
    history.flatMap(({ actor_id }) => actor_id ?? []),
  )
  const { title, state, tenant_id, author_name, published_at, updated_at, views, slug } = post
  const row = { id, tenant_id, slug, title, category, author_name, state, published_at, updated_at, views }
  return {
    ...deskPostRow(row, await brandsOf({ db }, [post])),
    ...postForm(post),
    version: post.version,
    former_slugs: await listFormerSlugs(db, post),
    history: history.map(({ at, actor_id, ...step }) => ({
      ...step,
      at: at.toISOString(),
      by: actor_id && (names.get(actor_id) ?? null),
    })),
  }
}
