import { codes, type RefusalCode } from '#core/refusal-codes.ts'

export const commentLength = { least: 2, most: 1000 } as const
/** Several people must find fault with a comment before it goes out of sight: one alone cannot silence another. */
export const reportsToHide = 3
export const reportReasons = ['spam', 'rude', 'misleading', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const commentSorts = ['newest', 'oldest', 'most_liked'] as const
export type CommentSort = (typeof commentSorts)[number]

// Control characters but for the line end and the tab; and those that turn the direction of all that follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unshowable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/
const visible = /[^\s\p{C}\p{M}]/u

type Decision = { ok: true; text: string } | { ok: false; code: RefusalCode }

/** The text as it is kept: line ends of one kind, at most one empty line, no blank at either end. */
export function decideComment(typed: string): Decision {
  const lines = typed.replace(/\r\n?/g, '\n')
  if (unshowable.test(lines)) return { ok: false, code: codes.comment_unshowable }
  if (!visible.test(lines)) return { ok: false, code: codes.comment_empty }
  const text = lines
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { ok: true, text }
}

/** What makes two comments the same to a reader: neither case nor blanks. */
export const sameness = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
