import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import type * as contract from '../contract.ts'
import { postMeant } from '../find-post.ts'
import type { ContentPorts } from '../ports.ts'
import { isReader, viewHours, viewsPerNetwork } from '../rules/views.ts'
import { countView } from '../store.posts.ts'

type Call = typeof contract.viewPost
type Ctx = AnyoneCtx<ContentPorts>

export async function viewPost(ctx: Ctx, { id }: Input<Call>): Promise<Output<Call>> {
  const post = await postMeant(ctx, id)
  if (!isReader(ctx.request.user_agent) || !(await isNew(ctx, post.id))) return { views: post.views, is_counted: false }
  const view = { tenant_id: ctx.tenant.id, post_id: post.id, day: jakartaDate(ctx.now) }
  return { views: await countView(ctx.db, view), is_counted: true }
}

/** A reader counts once in a while. Names of devices are easily made up, so each network has a bound of its own. */
async function isNew({ user, request, ports }: Ctx, post_id: string): Promise<boolean> {
  const network = networkOf(request.ip)
  const reader = user?.id ?? request.device_id ?? `${network} ${request.user_agent}`
  const seconds = viewHours * 3600
  const first = await ports.limits.take(`view ${post_id} ${hashSecret(reader)}`, { points: 1, seconds })
  if (!first.ok) return false
  return (await ports.limits.take(`views ${post_id} ${network}`, { points: viewsPerNetwork, seconds })).ok
}
