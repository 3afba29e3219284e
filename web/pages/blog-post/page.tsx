import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { pageOf } from '../../api.server.ts'
import { PostCard } from '../../components/hasanah/post-card.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { article } from '../../json-ld.ts'
import { linkedCrumbs, placeOf } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import type { Route } from './+types/page.ts'
import { act } from './act.server.ts'
import { queryOf, readCommentQuery } from './comment-query.ts'
import { detailOf, findPost, loadComments, pageWords, relatedTo, suggested } from './load.server.ts'
import { Comments } from './parts/comments.tsx'
import { CountView } from './parts/count-view.tsx'
import { Story } from './parts/story.tsx'

// Most visits are to a post that is there.
const Missing = lazy(() => import('./parts/missing.tsx').then((module) => ({ default: module.Missing })))

type Loaded = Route.ComponentProps['loaderData']

export const meta = metaOf<Loaded>((_language, { loaderData: { post, say, linked } }) => {
  if (!post) return { title: say.missing, hidden: true }
  const { title, summary, path, only } = post
  return { title, description: summary, canonical: path, only, picture: `/og${path}.png`, data: linked }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ post, say }) => [
    { label: say.blog, href: '/blog' },
    ...(post ? [{ label: post.title, href: post.path }] : []),
  ]),
}

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const page = pageOf(context)
  const say = pageWords(context)
  const result = await findPost(context, slug)
  if (!result) {
    const none = { post: undefined, related: await suggested(context), conversation: undefined, linked: [], say }
    return data(none, { status: 404 })
  }
  const commentQuery = readCommentQuery(url.searchParams)
  // Its id finds it too; one address is enough for search engines and for people.
  if (slug !== result.slug)
    throw redirect(to(page.language, '/blog/:slug', { slug: result.slug }) + queryOf(commentQuery), 301)
  const [related, conversation] = await Promise.all([
    relatedTo(context, result.id),
    loadComments(context, result.slug, commentQuery),
  ])
  const post = detailOf(context, result)
  const crumbs = linkedCrumbs(page, [
    { name: say.blog, path: '/blog' },
    { name: post.title, path: post.path },
  ])
  const linkedArticle = article(placeOf(page), result, {
    name: page.tenant.business_name,
    comments: conversation.total,
  })
  return data({ post, related, conversation, linked: [linkedArticle, crumbs], say })
}

export const action = ({ context, request, url, params: { slug } }: Route.ActionArgs) =>
  act(context, { request, url }, slug)

export default function BlogPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, related, conversation, say } = loaderData
  if (!post) {
    return (
      <Suspense>
        <Missing posts={related} say={say} />
      </Suspense>
    )
  }
  return (
    <>
      <CountView key={post.slug} path={post.path} />
      <Story post={post} say={say} />
      {conversation && <Comments conversation={conversation} failure={actionData} say={say} />}
      {related.length > 0 && (
        <section aria-labelledby="related" className="bg-page">
          <div className="layout flex flex-col gap-5 py-10 md:py-14">
            <h2 id="related" className="text-2xl">
              {say.related}
            </h2>
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {related.map((one) => (
                <li key={one.id}>
                  <PostCard post={one} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
