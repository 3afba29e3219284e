import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { approvePackageChange, rejectPackageChange, seePackageChange } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { dateLines, namesOf } from '../../components/packages/date-lines.ts'
import { shownEvidence } from '../../components/packages/evidence.server.ts'
import { fieldLines } from '../../components/packages/field-lines.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Seen = Output<typeof seePackageChange>

/** Dates that would go on sale, all of each; and those on sale that would change, only what does. */
function datesOf({ dates, date_changes, hotels, airlines, evidence }: Seen, language: Language) {
  const evidenceOf = (id: string) =>
    evidence.filter((file) => file.departure_id === id).map((file) => shownEvidence(file, language))
  const reader = { language, hotels: namesOf(hotels), airlines: namesOf(airlines) }
  const title = (day: string) => formatDay(day, language)
  return {
    dates: dates.map(({ id, quota, ...date }) => ({
      id,
      title: title(date.departs_on),
      seats: words(language).seats(formatNumber(quota, language)),
      lines: dateLines({ before: null, after: date }, reader),
      evidence: evidenceOf(id),
    })),
    date_changes: date_changes.map(({ id, departs_on, before, after }) => ({
      id,
      title: title(departs_on),
      seats: undefined,
      lines: dateLines({ before, after }, reader),
      evidence: evidenceOf(id),
    })),
  }
}

/** The pictures as they would be, each with its words; where they do not change, none. */
const picturesOf = ({ after, pictures }: Seen) =>
  (after.picture_ids ?? []).map((id) => ({
    id,
    alt: pictures.find((picture) => picture.id === id)?.alt ?? { id: '', en: '' },
  }))

export async function loadReview(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const seen = await dataOrNotFound(api(context, seePackageChange, { id }))
  return {
    tab: tabTitle(context, seen.package_name),
    key: newId(),
    name: seen.package_name,
    kind: seen.is_new ? say.isNew : say.isChange,
    by: say.by(seen.partner_name, seen.submitted_by, formatMoment(new Date(seen.submitted_at), language)),
    state: seen.state,
    state_text: say[seen.state],
    done: doneIn(url.searchParams, ['decided']) && say[seen.state],
    reason: seen.reason,
    explanation: seen.explanation,
    content_hash: seen.content_hash,
    problems: seen.problems.map(({ message }) => message),
    lines: fieldLines(seen, language),
    ...datesOf(seen, language),
    pictures: picturesOf(seen),
    links: {
      reviews: to(language, '/packages/review'),
      review: to(language, '/packages/review/:id', { id }),
      preview: to(language, '/packages/:id/preview', { id: seen.package_id }),
    },
  }
}

export type ShownReview = Awaited<ReturnType<typeof loadReview>>

const fields = ['intent', 'key', 'content_hash', 'reason']

/** Approves or gives back what was read; leads to the same page, which then says so. */
export async function actOnReview(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const { content_hash = '', reason = '' } = values
  const intent = values.intent === 'approve' ? 'approve' : 'reject'
  try {
    if (intent === 'approve') await api(context, approvePackageChange, { id, content_hash }, onceOf(values))
    else await api(context, rejectPackageChange, { id, content_hash, reason }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/packages/review/:id', { id }), 'decided'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
