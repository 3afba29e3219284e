import type { Output } from '#core/call.ts'
import { formatDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { packageChoices, seeDate } from '#modules/catalogue/contract.console.ts'
import { flightsOn } from '#modules/catalogue/rules/flight-plan.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { dateLines, namesOf } from '../../components/packages/date-lines.ts'
import { shownEvidence } from '../../components/packages/evidence.server.ts'
import { dateFieldWords } from '../../components/packages/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Seen = Output<typeof seeDate>
type Named = Pick<Output<typeof packageChoices>, 'hotels' | 'airlines'>

/** What of a save is seen at once, by how the date stands. */
function howOf({ state, sold, held, can_save }: Seen, language: Language): string | undefined {
  const say = words(language)
  if (!can_save) return say.locked
  const isPublished = (['open', 'closed', 'over'] as const).some((one) => one === state)
  if (!isPublished) return undefined
  return sold + held > 0 ? say.howSold : say.howOpen
}

/** The same to be read, while it cannot be written on. */
const linesOf = ({ form, returns_on }: Seen, { hotels, airlines }: Named, language: Language) =>
  dateLines(
    { before: null, after: { ...form, returns_on, flights: flightsOn(form.departs_on, form.flights) } },
    { language, hotels: namesOf(hotels), airlines: namesOf(airlines) },
  )

export async function loadDate(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const [say, fields] = [words(language), dateFieldWords(language)]
  const seen = await dataOrNotFound(api(context, seeDate, { id }))
  const { airlines, airports, hotels } = await dataOrNotFound(api(context, packageChoices, {}))
  const title = say.title(formatDay(seen.departs_on, language))
  const done = doneIn(url.searchParams, ['saved', 'evidence_added', 'evidence_removed'])
  const isWaiting = seen.waiting_fields.length > 0
  return {
    tab: tabTitle(context, title),
    key: newId(),
    title,
    package_name: seen.package_name,
    state: seen.state,
    version: seen.version,
    can_save: seen.can_save,
    form: seen.form,
    lines: linesOf(seen, { hotels, airlines }, language),
    how: howOf(seen, language),
    waiting: isWaiting ? seen.waiting_fields.map((field) => fields[field]).join(', ') : undefined,
    choices: { airlines, airports, hotels, contact: pageOf(context).tenant.email },
    links: {
      own: to(language, '/departures/:id/edit', { id }),
      packages: to(language, '/packages'),
      package: to(language, '/packages/:id', { id: seen.package_id }),
      departures: to(language, '/packages/:id/departures', { id: seen.package_id }),
      travellers: to(language, '/departures/:id', { id }),
    },
    done: done && (done === 'saved' && isWaiting ? say.savedWaiting : say[done]),
    evidence: seen.evidence.map((file) => shownEvidence(file, language)),
  }
}

export type ShownDate = Awaited<ReturnType<typeof loadDate>>
