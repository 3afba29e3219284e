import { redirect } from 'react-router'
import { viewPost } from '#modules/content/contract.ts'
import { api, formFailure, pageOf } from '../../api.server.ts'
import { to } from '../../to.ts'
import type { Route } from './+types/page.ts'

/** No page of its own: whoever opens it is led to what is read. */
export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return redirect(to(pageOf(context).language, '/blog/:slug', { slug }))
}

/** A cached page is the same for all and cannot count; the browser says here that someone reads. */
export async function action({ context, params: { slug } }: Route.ActionArgs) {
  pageOf(context).name_device()
  try {
    await api(context, viewPost, { id: slug })
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(null, { status: formFailure(error).status })
  }
}
