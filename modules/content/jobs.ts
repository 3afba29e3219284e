import type { Db } from '#core/context.ts'
import type { Job } from '#core/module.ts'
import { listDuePosts, lockScheduled } from './store.desk-posts.ts'
import { transitionPost } from './transition.ts'

const batch = 100

/** Posts whose time has come appear; one that somebody changes at this moment is left to the next round. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  for (const { id } of await listDuePosts(db, now, batch)) {
    await db.transaction(async (tx) => {
      const post = await lockScheduled(tx, id)
      if (post && post.published_at <= now)
        await transitionPost(tx, post, { event: 'appear', actor: 'clock', actor_id: null, now })
    })
  }
}

export const jobs: readonly Job<unknown>[] = [
  { name: 'posts-due', seconds: 20, timeout_seconds: 60, run: ({ db, now }) => publishDue(db, now) },
]
