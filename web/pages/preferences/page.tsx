import { data, redirect } from 'react-router'
import { analyticsChoices, analyticsCookie } from '#core/analytics.ts'
import { colorSchemes, type PageContext, textSizes } from '#core/page.ts'
import { pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { safePath } from '../../safe-path.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

const year = 365 * 24 * 60 * 60
const choices: Record<string, readonly string[]> = {
  text_size: textSizes,
  color_scheme: colorSchemes,
  [analyticsCookie]: analyticsChoices,
}

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
    if (chosen && name === analyticsCookie) confirmAnalytics(page, chosen)
  }
  return redirect(safePath(form.get('back')) ?? inLanguage(page.language, '/'))
}

/** Said in words, since without scripts nothing else shows it; who declines keeps nothing of Google's. */
function confirmAnalytics(page: PageContext, chosen: string): void {
  flash(page, chosen === 'yes' ? 'analytics_yes' : 'analytics_no')
  if (chosen === 'yes') return
  for (const [, name] of page.cookie_header.matchAll(/(?:^|;\s*)(_ga(?:_\w{1,40})?)=/g)) {
    page.set_cookies.push(`${name}=; Path=/; Max-Age=0; SameSite=Lax`)
  }
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function Preferences() {
  return null
}
