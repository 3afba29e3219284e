import { Badge } from '../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownPost } from './shown.server.ts'

type PostCardProps = { post: ShownPost; priority?: boolean; headingLevel?: 'h2' | 'h3' }

/** A post in a list; the whole card is one link. */
export function PostCard({ post, priority, headingLevel: Heading = 'h3' }: PostCardProps) {
  return (
    <Card as="article" look="flat" interactive padding="none" className="card-column overflow-hidden">
      <SitePicture
        id={post.picture_id}
        colour={post.picture_colour}
        shape="card"
        alt=""
        widest={960}
        sizes="(min-width: 1024px) 20rem, (min-width: 640px) 50vw, 100vw"
        priority={priority}
        className="aspect-16/9"
      />
      <div className="card-body gap-2">
        <PostMarks post={post} />
        <Heading className="card-title">
          <ShellLink path={post.path} lang={post.lang} className={coverLinkClass}>
            {post.title}
          </ShellLink>
        </Heading>
        <p lang={post.lang} className="card-note line-clamp-3">
          {post.summary}
        </p>
        <PostFacts post={post} className="mt-auto pt-1" />
      </div>
    </Card>
  )
}

/** What it belongs to, and that it is not in the language of the page. */
export function PostMarks({ post }: { post: Pick<ShownPost, 'category' | 'mark'> }) {
  return (
    <p className="flex flex-wrap items-center gap-2 font-semibold text-brand-text text-sm">
      {post.category}
      {post.mark && <Badge>{post.mark}</Badge>}
    </p>
  )
}

export function PostFacts({ post, className }: { post: ShownPost; className?: string }) {
  return (
    <p className={cx('card-note flex flex-wrap gap-x-2', className)}>
      <time dateTime={post.published.at}>{post.published.text}</time>
      <span aria-hidden="true">·</span>
      <span>{post.minutes}</span>
    </p>
  )
}
