import { redirect } from 'react-router'
import { CallFailure } from '#core/client.ts'
import { recordOf } from '#core/record.ts'
import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import { keepQuranMarks, quranMarksOf } from '#modules/worship/contract.ts'
import { api, type Context, formFailure, pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { readForm } from '../../form.server.ts'
import { safePath } from '../../safe-path.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

/** There is nothing to see here: whoever opens the address wants the Quran. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(inLanguage(pageOf(context).language, '/quran'))

/** Marks of this browser come as a whole and are answered with those of the account; a form marks one verse. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await readForm(request)
  const isScript = request.headers.get('accept') === 'application/json'
  const back = safePath(form.get('back')) ?? inLanguage(page.language, '/quran')
  if (!(await memberOf(context))) {
    if (isScript) return Response.json(null, { status: 404 })
    const query = new URLSearchParams({ redirect: back.replace(/^\/en(?=\/)/, '') })
    return redirect(`${inLanguage(page.language, '/auth/login')}?${query}`)
  }
  try {
    if (isScript) return Response.json(await brought(context, String(form.get('marks'))))
    await toggled(context, { chapter: Number(form.get('chapter')), verse: Number(form.get('verse')) })
    flash(page, 'quran_marked')
  } catch (error) {
    const { status, message } = formFailure(error)
    if (isScript) return Response.json({ message }, { status })
    flash(page, 'quran_failed')
  }
  return redirect(back)
}

/** What the browser sent, as far as it can be read; what the call would not take is refused as the call would. */
async function brought(context: Context, text: string) {
  const { bookmarks, last_read } = recordOf(readJson(text))
  const sent = keepQuranMarks.input.safeParse({ bookmarks, last_read })
  if (!sent.success) throw new CallFailure(failureOf(new Refusal(codes.input_invalid), pageOf(context).language))
  return (await api(context, keepQuranMarks, sent.data)).data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function toggled(context: Context, place: { chapter: number; verse: number }) {
  const { bookmarks } = (await api(context, quranMarksOf, {})).data
  const isBookmarked = bookmarks.some(
    (mark) => mark.chapter === place.chapter && mark.verse === place.verse && !mark.is_removed,
  )
  const at = pageOf(context).now.toISOString()
  await api(context, keepQuranMarks, { bookmarks: [{ ...place, at, is_removed: isBookmarked }] })
}
