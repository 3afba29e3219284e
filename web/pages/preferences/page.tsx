import { data, redirect } from 'react-router'
import { colorSchemes, textSizes } from '#core/page.ts'
import { pageOf } from '../../api.server.ts'
import { safePath } from '../../safe-path.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

const year = 365 * 24 * 60 * 60
const choices: Record<string, readonly string[]> = { text_size: textSizes, color_scheme: colorSchemes }

export function loader(): never {
  throw data(null, { status: 404 })
}

/** Keeps what was chosen in a cookie, and goes back to where it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  for (const [name, known] of Object.entries(choices)) {
    const chosen = known.find((value) => value === form.get(name))
    if (chosen) page.set_cookies.push(`${name}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax`)
  }
  return redirect(safePath(form.get('back')) ?? inLanguage(page.language, '/'))
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function Preferences() {
  return null
}
