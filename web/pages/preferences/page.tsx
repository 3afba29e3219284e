import { data, redirect } from 'react-router'
import { textSizes } from '#core/page.ts'
import { pageOf } from '../../api.server.ts'
import { safePath } from '../../safe-path.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

const year = 365 * 24 * 60 * 60

export function loader(): never {
  throw data(null, { status: 404 })
}

/** Keeps the wished text size in a cookie, and goes back to where it was wished. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  const size = textSizes.find((known) => known === form.get('text_size'))
  if (size) page.set_cookies.push(`text_size=${size}; Path=/; Max-Age=${year}; SameSite=Lax`)
  return redirect(safePath(form.get('back')) ?? inLanguage(page.language, '/'))
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function Preferences() {
  return null
}
