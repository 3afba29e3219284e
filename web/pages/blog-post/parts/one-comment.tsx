import { Form } from 'react-router'
import { Heart } from '#web/ui/icons/icons.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/select.tsx'
import type { Conversation, Say, ShownComment } from '../load.server.ts'

type Parts = Pick<Conversation, 'path' | 'query' | 'reasons' | 'is_member'> & { failure: Failure | undefined; say: Say }
type OneCommentProps = { comment: ShownComment; parts: Parts }

const quiet =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-muted text-sm no-underline hover:bg-brand-soft hover:text-brand-text'

/** What one reader wrote, as plain text, and what can be done with it. */
export function OneComment({ comment, parts }: OneCommentProps) {
  const { say, failure } = parts
  const refusal = ['like', 'report', 'delete'].map((intent) => failureOf(failure, intent)).find(Boolean)
  return (
    <li id={`comment-${comment.id}`} className="flex gap-3 py-5">
      <Avatar name={comment.who} size="sm" />
      <article aria-label={comment.who} className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold [overflow-wrap:anywhere]">{comment.who}</span>
          {comment.is_own && <Badge tone="brand">{say.own}</Badge>}
          <time dateTime={comment.created_at} className="text-muted">
            {comment.written}
          </time>
        </p>
        {comment.is_hidden && <Alert tone="warning">{say.hidden}</Alert>}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{comment.text}</p>
        {refusal?.values.comment_id === comment.id && <Alert tone="danger" announced title={refusal.message} />}
        <div className="-ms-3 flex flex-wrap items-start gap-x-1">
          <Like comment={comment} parts={parts} />
          <Report comment={comment} parts={parts} />
          <Remove comment={comment} parts={parts} />
        </div>
      </article>
    </li>
  )
}

/** A form to press; for a guest the way to the login. */
function Like({ comment, parts: { is_member, path, query, say } }: OneCommentProps) {
  const sign = (
    <>
      <Heart aria-hidden="true" className={cx('size-4.5', comment.is_liked && 'fill-current text-danger-text')} />
      {say.like} <span className="tabular-nums">{comment.likes}</span>
      <span className="sr-only">{comment.likeLabel}</span>
    </>
  )
  if (!is_member) {
    const login = `/auth/login?${new URLSearchParams({ redirect: path })}`
    return (
      <ShellLink path={login} className={quiet}>
        {sign}
      </ShellLink>
    )
  }
  return (
    <Act intent="like" comment={comment} query={query}>
      <button type="submit" aria-pressed={comment.is_liked} className={quiet}>
        {sign}
      </button>
    </Act>
  )
}

function Report({ comment, parts: { is_member, query, reasons, say } }: OneCommentProps) {
  if (!is_member || comment.is_own) return null
  if (comment.is_reported) return <p className="px-3 py-3 text-muted text-sm">{say.reported}</p>
  return (
    <details className="min-w-0 open:basis-full">
      <summary aria-label={comment.reportLabel} className={quiet}>
        {say.report}
      </summary>
      <Act intent="report" comment={comment} query={query} className="flex flex-wrap items-center gap-3 py-2 ps-3">
        <Select name="reason" aria-label={say.reason} options={reasons} className="min-w-44 flex-1" />
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.sendReport}
        </button>
        <p className="basis-full text-muted text-sm">{say.reportNote}</p>
      </Act>
    </details>
  )
}

function Remove({ comment, parts: { query, say } }: OneCommentProps) {
  if (!comment.is_own) return null
  return (
    <details className="min-w-0 open:basis-full">
      <summary className={quiet}>{say.remove}</summary>
      <Act intent="delete" comment={comment} query={query} className="flex flex-wrap items-center gap-3 py-2 ps-3">
        <p className="text-sm">{say.removeNote}</p>
        <button type="submit" className={buttonClass({ variant: 'danger', size: 'sm' })}>
          {say.removeSure}
        </button>
      </Act>
    </details>
  )
}

type ActProps = Parameters<typeof Form>[0] & { intent: string; comment: ShownComment; query: string }

function Act({ intent, comment, query, children, ...form }: ActProps) {
  return (
    <Form {...form} method="post" action={query || '.'} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="comment_id" value={comment.id} />
      {children}
    </Form>
  )
}
