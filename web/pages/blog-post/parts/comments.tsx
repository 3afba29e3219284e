import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { MoreLink } from '../../../components/more-link.tsx'
import { ShellLink, StayAnchor } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import type { Conversation, Say } from '../load.server.ts'
import { CommentForm } from './comment-form.tsx'
import { OneComment } from './one-comment.tsx'

type CommentsProps = { conversation: Conversation; failure: Failure | undefined; say: Say }

/** What readers say: three at first, more when asked for; all of it plain forms and links. */
export function Comments({ conversation, failure, say }: CommentsProps) {
  const { items, path, query, title, sorts, more, shown, total, reasons, most, is_member } = conversation
  return (
    <section id="comments" aria-labelledby="comments-title" className="border-line border-t">
      <div className="layout flex flex-col items-start py-10 md:py-14">
        <div className="flex w-full max-w-[42rem] flex-col gap-6">
          <h2 id="comments-title" className="text-2xl">
            {title}
          </h2>
          {is_member ? (
            <CommentForm query={query} most={most} failure={failureOf(failure, 'comment')} say={say} />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-brand-soft p-[min(1.25rem,5.5vw)]">
              <p className="min-w-0 flex-1 basis-56 text-pretty">{say.signInText}</p>
              <ShellLink
                path={`/auth/login?${new URLSearchParams({ redirect: path })}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                {say.signIn}
              </ShellLink>
            </div>
          )}
          {total === 0 && <p className="text-muted">{say.noComments}</p>}
          {total > 1 && <TabLinks label={say.order} tabs={sorts} link={StayAnchor} />}
          <ol className="flex flex-col divide-y divide-line">
            {items.map((comment) => (
              <OneComment
                key={comment.id}
                comment={comment}
                parts={{ path, query, reasons, is_member, failure, say }}
              />
            ))}
          </ol>
          {total > 3 && (
            <p role="status" className="text-center text-muted text-sm">
              {shown}
            </p>
          )}
          {more && <MoreLink path={more} from={`comment-${items.at(-1)?.id ?? ''}`} label={say.more} />}
        </div>
      </div>
    </section>
  )
}
