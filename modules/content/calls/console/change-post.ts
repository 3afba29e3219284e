import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { dropDraft } from '#modules/drafts/module.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { isUntouched, refuseStale } from '../../desk/conflict.ts'
import { postFacts, postForm } from '../../desk/post-view.ts'
import { checkedPost } from '../../desk/save-post.ts'
import { written } from '../../rules/written.ts'
import { lockDeskPost, moveSlug, updatePostText } from '../../store.desk-posts.ts'

type Call = typeof contract.changePost

export async function changePost(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const post = await lockDeskPost(db, scopesOf(staff), id)
  if (!post) throw new Refusal(codes.not_found)
  const held = postForm(post)
  const slug = typed.slug ?? post.slug
  await refuseStale(ctx, post, { held, typed: { ...typed, slug, body: written(typed).body }, version })
  const which = { id, tenant_id: post.tenant_id, slug, held_picture: post.picture_id }
  const text = await checkedPost(ctx, typed, which)
  await dropDraft(db, { kind: 'post', thing_id: id, staff_id: staff.id })
  const after = postForm({ ...post, ...text })
  audit({ thing: 'post', thing_id: id, before: postFacts(held), after: postFacts(after) })
  if (isUntouched(after, held)) return { id, version }
  // Nobody has seen the address of a draft.
  const wasSeen = post.state === 'published' || post.state === 'withdrawn'
  if (slug !== post.slug && wasSeen)
    await moveSlug(db, { tenant_id: post.tenant_id, post_id: id, slug: post.slug }, slug)
  const next = await updatePostText(db, id, text)
  if (post.state === 'published') await pagesChanged(db)
  return { id, version: next }
}
