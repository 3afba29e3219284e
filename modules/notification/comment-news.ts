import type { Db } from '#core/context.ts'
import type { onCommentDecided } from '#modules/content/module.ts'
import { notifyAfter } from './notify.ts'
import { words } from './words.ts'

type DecidedComment = Parameters<Parameters<typeof onCommentDecided>[0]>[1]

/** What became of a comment that others reported; each decision once. */
export function notifyCommentDecided(db: Db, { comment, decision, reason, now }: DecidedComment): Promise<void> {
  const { id, tenant_id, user_id, post_slug } = comment
  const notice = {
    tenant_id,
    user_id,
    once_key: `comment_${decision}:${id}:${now.toISOString()}`,
    category: 'info' as const,
    link: `/blog/${post_slug}`,
    // No letter: its footer speaks of an order.
    by: ['push'] as const,
    news: (language: 'id' | 'en') => {
      const say = words(language)
      return decision === 'remove'
        ? { title: say.commentRemoved, text: say.commentRemovedText(reason), more: [], action: say.seePost }
        : { title: say.commentRestored, text: say.commentRestoredText, more: [], action: say.seePost }
    },
  }
  return notifyAfter(db, { notice, now })
}
