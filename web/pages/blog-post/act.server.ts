import { redirect } from 'react-router'
import type { PageContext } from '#core/page.ts'
import { addComment, deleteComment, likeComment, reportComment } from '#modules/content/contract.ts'
import { commentLength, reportReasons } from '#modules/content/rules/comment.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { readForm, refused, textsOf, type Values } from '../../form.server.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage, to } from '../../to.ts'
import { queryOf, readCommentQuery } from './comment-query.ts'

/** Where a guest signs in and comes back from. */
function loginFrom({ language }: PageContext, slug: string): string {
  const query = new URLSearchParams({ redirect: `/blog/${encodeURIComponent(slug)}` })
  return `${inLanguage(language, '/auth/login')}?${query}`
}

/** What was typed stays in the form; of a text that is far too long, enough to shorten it. */
const typed = ({ text = '' }: Values): Values => ({ text: text.slice(0, 4 * commentLength.most) })

/** Writes, likes, reports or takes back; then the page is shown anew where the reader was. */
export async function act(context: Context, { request, url }: { request: Request; url: URL }, slug: string) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), ['intent', 'comment_id', 'text', 'reason'])
  if (!(await memberOf(context))) return redirect(loginFrom(page, slug))
  const { intent = '', comment_id = '' } = values
  const back = to(page.language, '/blog/:slug', { slug }) + queryOf(readCommentQuery(url.searchParams))
  try {
    return redirect(`${back}#${await done(context, slug, values)}`)
  } catch (error) {
    return refused(error, { intent, values: intent === 'comment' ? typed(values) : { comment_id } })
  }
}

/** Does what the form asks for; the place on the page that it concerns. */
async function done(context: Context, slug: string, { intent, comment_id = '', text = '', reason }: Values) {
  const page = pageOf(context)
  const which = { slug, userCommentId: comment_id }
  if (intent === 'like') {
    await api(context, likeComment, which)
    return `comment-${comment_id}`
  }
  if (intent === 'report') {
    await api(context, reportComment, { ...which, reason: reportReasons.find((known) => known === reason) })
    flash(page, 'comment_reported')
    return `comment-${comment_id}`
  }
  if (intent === 'delete') {
    await api(context, deleteComment, which)
    flash(page, 'comment_deleted')
    return 'comments'
  }
  // A form sends each line end as two characters; a person counted one.
  await api(context, addComment, { id: slug, text: text.replace(/\r\n/g, '\n') })
  flash(page, 'comment_added')
  return 'comments'
}
