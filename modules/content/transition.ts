import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import { type PostActor, type PostEvent, type PostState, postMachine } from './rules/post-machine.ts'
import { type DeskPostRow, stepPostRow } from './store.desk-posts.ts'

type Change = {
  event: PostEvent
  actor: PostActor
  actor_id: string | null
  /** When it appears, where the event says so; else it does now. */
  publish_at?: Date | undefined
  reason?: string | undefined
  now: Date
}

/** The one way to another state of a locked post: state, history, and the pages that show it. Undefined where it cannot happen. */
export async function transitionPost(db: Db, post: DeskPostRow, change: Change): Promise<DeskPostRow | undefined> {
  const { event, actor, actor_id, publish_at, reason = null, now } = change
  const state: PostState | undefined = next(postMachine, post.state, { event, actor })
  if (!state) return undefined
  const to = momentsOf({ event, post, publish_at, now })
  await stepPostRow(db, { to, step: { post_id: post.id, at: now, event, state, actor, actor_id, reason } })
  await pagesChanged(db)
  return { ...post, ...to, state }
}

type Moments = { event: PostEvent; post: DeskPostRow; publish_at: Date | undefined; now: Date }

/** A reader takes the time of publishing for its date: what was written before then is no revision. */
function momentsOf({ event, post, publish_at, now }: Moments): { published_at?: Date; updated_at?: Date } {
  if (event === 'schedule') return { published_at: publish_at ?? post.published_at }
  if (event === 'appear') return { updated_at: post.published_at }
  return event === 'publish' ? { published_at: now, updated_at: now } : {}
}
