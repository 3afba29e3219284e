import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PostStateBadge } from '../../components/content/post-state-badge.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPostPreview } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPostPreview(context, params.id ?? '')

export default function PostPreviewPage() {
  const post = useLoaderData<typeof loader>()
  const say = words(useLanguage())
  const { title, summary, html, lang, author, category, links } = post
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        title={say.title}
        badge={<PostStateBadge state={post.state} />}
        crumbs={[
          { label: say.list, href: links.posts },
          { label: title, href: links.post },
          { label: say.title, href: links.preview },
        ]}
      />
      <Alert tone="info" title={say.text} />
      <article className="flex flex-col items-start gap-6 md:gap-8">
        <header className="flex w-full max-w-[42rem] flex-col gap-4">
          <p>
            <Badge tone="brand">{category}</Badge>
          </p>
          <h2 lang={lang} className="text-3xl [overflow-wrap:anywhere] md:text-[2.75rem] md:leading-[1.15]">
            {title}
          </h2>
          <p lang={lang} className="text-lg text-muted text-pretty md:text-xl">
            {summary}
          </p>
          <div className="flex items-center gap-4 border-line border-y py-3 text-sm">
            <Avatar name={author.name} />
            <p>
              <span className="font-semibold">{author.name}</span>
              <span className="text-muted">{` · ${author.role}`}</span>
            </p>
          </div>
          {post.is_untranslated && (
            <Alert title={say.onlyIndonesian}>
              <p>{say.onlyIndonesianText}</p>
            </Alert>
          )}
        </header>
        <div className="w-full max-w-[60rem]">
          <SitePicture
            id={post.picture_id}
            colour={null}
            shape="card"
            alt=""
            sizes="(min-width: 1024px) 60rem, 100vw"
            className="aspect-16/9 rounded-lg"
          />
        </div>
        <div
          lang={lang}
          className="post-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when written and again by the call that gives it
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </div>
  )
}
