import { PostFacts, PostMarks } from '../../../components/hasanah/post-card.tsx'
import type { ShownPost } from '../../../components/hasanah/shown.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { coverLinkClass } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'

type Say = Record<'featured' | 'trending' | 'press', string>
type TopProps = { top: { header: ShownPost | null; trending: ShownPost[]; press: ShownPost[] }; say: Say }

/** The front page: one story large, what is read now beside it, and our own press releases. */
export function Top({ top: { header, trending, press }, say }: TopProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {header && <Lead post={header} say={say} />}
        {trending.length > 0 && <Trending posts={trending} title={say.trending} />}
      </div>
      {press.length > 0 && <Press posts={press} title={say.press} />}
    </>
  )
}

function Lead({ post, say }: { post: ShownPost; say: Say }) {
  return (
    <article className="relative flex flex-col gap-4">
      <div className="relative">
        <SitePicture
          id={post.picture_id}
          colour={post.picture_colour}
          shape="card"
          alt=""
          sizes="(min-width: 1240px) 50rem, (min-width: 1024px) 65vw, 100vw"
          priority
          className="aspect-16/9 rounded-lg"
        />
        <p className="absolute start-4 top-4">
          <Badge tone="accent">{say.featured}</Badge>
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <PostMarks post={post} />
        <h2 className="text-2xl md:text-3xl">
          <ShellLink path={post.path} lang={post.lang} className={coverLinkClass}>
            {post.title}
          </ShellLink>
        </h2>
        <p lang={post.lang} className="max-w-prose text-muted text-pretty md:text-lg">
          {post.summary}
        </p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

function Trending({ posts, title }: { posts: ShownPost[]; title: string }) {
  return (
    <section aria-labelledby="trending" className="flex flex-col gap-2">
      <h2 id="trending" className="text-xl">
        {title}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {posts.map((post, place) => (
          <li key={post.id} className="relative flex gap-4 py-3.5">
            <span aria-hidden="true" className="w-7 shrink-0 font-extrabold text-2xl text-accent-text tabular-nums">
              {place + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-base leading-snug">
                <ShellLink path={post.path} lang={post.lang} className={cx(coverLinkClass, 'hover:underline')}>
                  {post.title}
                </ShellLink>
              </h3>
              <p className="text-muted text-sm">{post.mark ? `${post.views} · ${post.mark}` : post.views}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Press({ posts, title }: { posts: ShownPost[]; title: string }) {
  return (
    <section
      aria-labelledby="press"
      className="flex flex-col gap-4 rounded-lg bg-brand-soft p-[min(1.25rem,5.5vw)] sm:p-8"
    >
      <h2 id="press" className="text-xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {posts.map((post) => (
          <li key={post.id} className="relative flex flex-col gap-1">
            <p className="text-muted text-sm">
              <time dateTime={post.published.at}>{post.published.text}</time>
              {post.mark && ` · ${post.mark}`}
            </p>
            <h3 className="text-base leading-snug">
              <ShellLink path={post.path} lang={post.lang} className={cx(coverLinkClass, 'hover:underline')}>
                {post.title}
              </ShellLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
