import { channel } from '#core/channel.ts'

/** What became of a comment that others had reported, for its author. */
export type DecidedComment = {
  comment: { id: string; tenant_id: string; user_id: string; text: string; post_slug: string }
  decision: 'keep' | 'remove'
  reason: string
  now: Date
}

const commentDecided = channel<DecidedComment>()

/** `content.comment_decided`: it was removed, or is shown again after it was hidden. */
export const onCommentDecided = commentDecided.on
export const emitCommentDecided = commentDecided.tell
