import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { pauseDeparture, seeDeparture } from '#modules/booking/contract.console.ts'
import { fullManifestFile, manifestFile } from '#modules/rooming/contract.console.ts'
import { manifestFormats } from '#modules/rooming/rules/manifest.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, mayOpenPath, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { loadDepartureChanges, runOf } from './changes.server.ts'
import { doneWords, outcomes, words } from './words.ts'

type Departure = Output<typeof seeDeparture>

/** What is outstanding, each with the list of it; what is not is left out. */
function todoOf({ departure_id, incomplete, overdue, awaiting_payment }: Departure, language: Language) {
  const say = words(language)
  const listed = (filter: Record<string, string>) =>
    `${to(language, '/bookings')}?${new URLSearchParams({ departure_id, ...filter })}`
  return [
    { name: say.incomplete, count: incomplete, href: listed({ documents: 'missing' }) },
    { name: say.overdue, count: overdue, href: listed({ settlement: 'overdue' }) },
    { name: say.waiting, count: awaiting_payment, href: listed({ status: 'awaiting_payment' }) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, ...one }) => ({ ...one, count: formatNumber(count, language) }))
}

/** Links to the files of a manifest, for who may take it. */
const filesOf = (id: string, language: Language) =>
  manifestFormats.map((format) => ({
    label: format.toUpperCase(),
    href: `${manifestFile.path.replace(':id', id)}?${new URLSearchParams({ format, language })}`,
  }))

async function manifestsOf(context: Context, id: string) {
  const { language } = pageOf(context)
  const say = words(language)
  const may = hasRole(await staffOf(context), rolesOf(fullManifestFile) ?? [])
  const page = to(language, '/departures/:id/manifest', { id })
  const full = { key: 'full', title: say.full, text: say.fullText, files: [], page }
  const masked = {
    key: 'masked',
    title: say.manifest,
    text: say.manifestText,
    files: filesOf(id, language),
    page: undefined,
  }
  return may ? [masked, full] : [masked]
}

async function shownRun(context: Context, { run }: Departure) {
  const is_admin = hasRole(await staffOf(context), ['admin'])
  return run ? runOf(run, { language: pageOf(context).language, is_admin }) : undefined
}

/** Where the refunds of a cancelled departure are, for who sends them. */
async function refundsOf(context: Context, { departure_id, run }: Departure): Promise<string | undefined> {
  if (run?.kind !== 'cancel' || !mayOpenPath(await staffOf(context), '/refunds')) return undefined
  return `${to(pageOf(context).language, '/refunds')}?${new URLSearchParams({ departure_id })}`
}

async function editOf(context: Context, id: string): Promise<string | undefined> {
  const path = '/departures/:id/edit'
  return mayOpenPath(await staffOf(context), path) ? to(pageOf(context).language, path, { id }) : undefined
}

export async function loadDeparture(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const departure = await dataOrNotFound(api(context, seeDeparture, { id }))
  const { seats, departs_on, returns_on, bookings, travellers } = departure
  const title = say.title(formatDay(departs_on, language))
  const here = to(language, '/departures/:id', { id })
  const done = doneIn(url.searchParams, outcomes)
  return {
    tab: tabTitle(context, title),
    title,
    crumbs: [
      { label: say.departures, href: to(language, '/departures') },
      { label: title, href: here },
    ],
    text: `${departure.product_name}, ${say.dates(formatDay(departs_on, language), formatDay(returns_on, language))}`,
    facts: [
      { name: say.sold, value: formatNumber(seats.sold, language) },
      { name: say.held, value: formatNumber(seats.held, language) },
      { name: say.left, value: formatNumber(seats.left, language) },
      { name: say.quota, value: formatNumber(seats.quota, language) },
      { name: say.bookings, value: formatNumber(bookings, language) },
      { name: say.travellers, value: formatNumber(travellers, language) },
    ],
    laps: departure.infants > 0 ? say.laps(formatNumber(departure.infants, language)) : undefined,
    todo: todoOf(departure, language),
    remind: departure.overdue > 0 ? { key: newId() } : undefined,
    here,
    may_pause: hasRole(await staffOf(context), rolesOf(pauseDeparture) ?? []),
    run: await shownRun(context, departure),
    changes: await loadDepartureChanges(context, id),
    done: done && doneWords(language)[done],
    manifests: await manifestsOf(context, id),
    rooming: to(language, '/departures/:id/rooming', { id }),
    edit: await editOf(context, id),
    refunds: await refundsOf(context, departure),
    all: `${to(language, '/bookings')}?${new URLSearchParams({ departure_id: id })}`,
  }
}
