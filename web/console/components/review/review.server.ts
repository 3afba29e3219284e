import { data, redirect } from 'react-router'
import type { reviewGuide } from '#modules/content/contract.console.ts'
import type { reviewDoa } from '#modules/worship/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import type { ConsolePath } from '../../pages.ts'
import { to } from '../../to.ts'

type Posted = { request: Request; id: string; call: typeof reviewDoa | typeof reviewGuide; path: ConsolePath }
const verdicts = ['cleared', 'sent_back'] as const

/** One of the two forms about a text; leads back to it, with what was said. */
export async function actOnReview(context: Context, { request, id, call, path }: Posted) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'digest', 'reviewer', 'note'])
  const verdict = verdicts.find((one) => one === values.intent)
  if (!verdict) throw data(null, { status: 400 })
  const { digest = '', reviewer = '', note } = values
  try {
    await api(context, call, { id, digest, reviewer, verdict, ...(note && { note }) }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, path, { id }), verdict))
  } catch (error) {
    return refused(error, { intent: verdict, values })
  }
}
