import { PostMarks } from '../../../components/hasanah/post-card.tsx'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Say, ShownDetail } from '../load.server.ts'

/** What one came to read: a calm column, 65 characters wide. */
export function Story({ post, say }: { post: ShownDetail; say: Say }) {
  return (
    <article className="layout flex flex-col items-start gap-6 pt-6 pb-10 md:gap-8 md:pt-10 md:pb-14">
      <header className="flex w-full max-w-[42rem] flex-col gap-4">
        <PostMarks post={{ category: post.category, mark: undefined }} />
        <h1 lang={post.lang} className="text-3xl [overflow-wrap:anywhere] md:text-[2.75rem] md:leading-[1.15]">
          {post.title}
        </h1>
        <p lang={post.lang} className="text-lg text-muted text-pretty md:text-xl">
          {post.summary}
        </p>
        <Byline post={post} say={say} />
        {post.lang && (
          <Alert title={say.onlyIndonesian}>
            <p>{say.onlyIndonesianText}</p>
          </Alert>
        )}
      </header>
      <div className="w-full max-w-[60rem]">
        <SitePicture
          id={post.picture_id}
          colour={post.picture_colour}
          shape="card"
          alt=""
          sizes="(min-width: 1024px) 60rem, 100vw"
          priority
          className="aspect-16/9 rounded-lg"
        />
      </div>
      <div
        lang={post.lang}
        className="post-body"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when written and again by the call that gives it
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
    </article>
  )
}

function Byline({ post, say }: { post: ShownDetail; say: Say }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-y py-3">
      <Avatar name={post.author.name} />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p>
          <span className="font-semibold">{post.author.name}</span>
          <span className="text-muted">{` · ${post.author.role}`}</span>
        </p>
        <p className="flex flex-wrap gap-x-2 text-muted">
          <time dateTime={post.published.at}>{post.published.text}</time>
          <span aria-hidden="true">·</span>
          <span>{post.minutes}</span>
          <span aria-hidden="true">·</span>
          <span>{post.views}</span>
        </p>
        {post.updated && <p className="text-muted">{post.updated}</p>}
      </div>
      <ShareButton label={say.share} title={post.title} path={post.path} />
    </div>
  )
}
