import { data, redirect } from 'react-router'
import { analyticsChoices, analyticsCookie } from '#core/analytics.ts'
import { colorSchemes, textSizes } from '#core/page.ts'
import { giveConsent, withdrawConsent } from '#modules/privacy/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { acceptAnalytics, declineAnalytics } from '../../components/analytics/choice.server.ts'
import { flash } from '../../flash.server.ts'
import { safePath } from '../../safe-path.ts'
import { memberOf } from '../../shell.server.ts'
import { optional } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

const year = 365 * 24 * 60 * 60
const choices: Record<string, readonly string[]> = {
  text_size: textSizes,
  color_scheme: colorSchemes,
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
  }
  const analytics = analyticsChoices.find((value) => value === form.get(analyticsCookie))
  if (analytics) await chooseAnalytics(context, analytics)
  return redirect(safePath(form.get('back')) ?? inLanguage(page.language, '/'))
}

/** Said in words, since without scripts nothing else shows it; what a member chooses is written down as their consent. */
async function chooseAnalytics(context: Context, chosen: (typeof analyticsChoices)[number]): Promise<void> {
  const page = pageOf(context)
  if (chosen === 'yes') acceptAnalytics(page)
  else declineAnalytics(page)
  flash(page, chosen === 'yes' ? 'analytics_yes' : 'analytics_no')
  if (!(await memberOf(context))) return
  const call = chosen === 'yes' ? giveConsent : withdrawConsent
  await optional(context, api(context, call, { kind: 'analytics' }))
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function Preferences() {
  return null
}
