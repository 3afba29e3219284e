import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { fieldRefusals } from '#core/validation.ts'
import { dropDraft } from '#modules/drafts/module.ts'
import type * as contract from '../../contract.console.ts'
import { requireBrand } from '../../desk/brands.ts'
import { checkedPost } from '../../desk/save-post.ts'
import { postSlugOf } from '../../rules/post-slug.ts'
import { insertPost } from '../../store.desk-posts.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.createPost

export async function createPost(ctx: StaffCtx, { tenant_id, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  await requireBrand(ctx, tenant_id)
  const id = newId(now)
  const slug = typed.slug ?? postSlugOf(typed.title.id)
  const text = await checkedPost(ctx, typed, { id, tenant_id, slug })
  const step = { post_id: id, at: now, event: 'create', state: 'draft', actor: 'staff', actor_id: staff.id } as const
  // Somebody took the address in the same moment.
  if (!(await insertPost(db, { ...text, id, tenant_id, published_at: now }, step)))
    throw fieldRefusals([{ field: 'slug', word: 'slug_taken' }], fieldWords(language))
  await dropDraft(db, { kind: 'post', thing_id: 'new', staff_id: staff.id })
  audit({ thing: 'post', thing_id: id, before: null, after: { tenant_id, slug, title: typed.title.id } })
  return { id }
}
