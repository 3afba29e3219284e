import { type Output, rolesOf } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { packageChoices, savePackage, seePackage, withdrawPackage } from '#modules/catalogue/contract.console.ts'
import { journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import { journeyKindWords, packageCategoryWords } from '#modules/catalogue/rules/package-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { fieldId } from '../../../ui/field-context.ts'
import { api } from '../../api.server.ts'
import { fieldLines } from '../../components/packages/field-lines.ts'
import { fieldWords, packageEventWords } from '../../components/packages/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { listId } from '../../ui/form/list-editor.tsx'
import { words } from './words.ts'

type Seen = Output<typeof seePackage>
type Choices = Output<typeof packageChoices>

const labelOf = (field: string, language: Language): string => {
  const say: Readonly<Record<string, unknown>> = fieldWords(language)
  const label = say[field]
  return typeof label === 'string' ? label : field
}

const named = (fields: readonly string[], language: Language): string =>
  fields.map((field) => labelOf(field, language)).join(', ')

const ofDates = ['departures', 'prices', 'hotels', 'flights']
const ofLists = ['includes', 'agenda', 'addons']
const ofTexts = ['name', 'summary', 'description', 'refund_terms']

/** Where it is mended; nothing for what is not the partner's to write. */
function placeOf(field: string, id: string, language: Language): string | undefined {
  if (field === 'licence') return undefined
  if (field === 'picture_ids') return '#picture'
  if (ofDates.includes(field)) return to(language, '/packages/:id/departures', { id })
  if (ofLists.includes(field)) return `#${listId(field)}`
  return `#${fieldId(ofTexts.includes(field) ? `${field}.id` : field)}`
}

function standingOf(seen: Seen, language: Language) {
  const say = words(language)
  const { change, waiting_fields, waiting_dates, changed_dates } = seen
  const unsent = [
    ...(waiting_fields.length > 0 ? [named(waiting_fields, language)] : []),
    ...(waiting_dates > 0 ? [say.newDates(formatNumber(waiting_dates, language))] : []),
    ...(changed_dates > 0 ? [say.changedDates(formatNumber(changed_dates, language))] : []),
  ]
  const isPending = change?.state === 'pending'
  return {
    is_pending: isPending,
    waits:
      isPending && change
        ? say.waitsText(change.submitted_by, formatMoment(new Date(change.submitted_at), language))
        : undefined,
    rejected: change?.state === 'rejected' && seen.state !== 'gone' ? (change.reason ?? '') : undefined,
    unsent: !isPending && seen.state === 'on_sale' && unsent.length > 0 ? say.unsent(unsent.join('; ')) : undefined,
    problems: seen.problems
      .filter(({ field }) => field !== 'explanation')
      .map(({ field, message }) => {
        const label = labelOf(field, language)
        return { field, label, text: `${label}: ${message}`, href: placeOf(field, seen.id, language) }
      }),
    has_news: seen.state === 'draft' || unsent.length > 0,
    explain: seen.needs_explanation ? say.explainHint(formatRupiah(rupiah(seen.reference_price), language)) : undefined,
  }
}

const historyOf = ({ history }: Seen, language: Language) => {
  const events = packageEventWords(language)
  return history.map(({ version, event, fields, reason, by, at }) => ({
    key: String(version),
    version,
    by,
    at,
    text: events[event],
    note: reason ?? named(fields, language),
    fields: named(fields, language) || events[event],
    when: `${formatMoment(new Date(at), language)}, ${by}`,
  }))
}

/** Of a package on sale its category and kind stay: only groups of that category are offered. */
function choicesOf({ types, airports }: Choices, seen: Seen, language: Language) {
  const [categories, kinds] = [packageCategoryWords(language), journeyKindWords(language)]
  const offered = seen.state === 'draft' ? types : types.filter(({ category }) => category === seen.content.category)
  return {
    types: offered.map(({ value, label, category }) => ({ value, label: `${categories[category]} · ${label}` })),
    kinds: journeyKinds
      .filter((kind) => seen.state === 'draft' || kind === seen.content.kind)
      .map((value) => ({ value, label: kinds[value] })),
    airports,
  }
}

const doneNames = [
  'saved',
  'picture_added',
  'pictures_arranged',
  'picture_removed',
  'picture_described',
  'submitted',
  'taken_back',
  'copied',
  'withdrawn',
] as const

export async function loadPackage(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const seen = await dataOrNotFound(api(context, seePackage, { id }))
  const choices = await dataOrNotFound(api(context, packageChoices, {}))
  const staff = await staffOf(context)
  const isWriter = hasRole(staff, rolesOf(savePackage) ?? [])
  const standing = standingOf(seen, language)
  const done = doneIn(url.searchParams, doneNames)
  const name = seen.content.name[language] || seen.content.name.id
  return {
    tab: tabTitle(context, name),
    key: newId(),
    head: { name, partner: seen.partner.name, state: seen.state, version: seen.version },
    content: seen.content,
    pictures: seen.pictures.map(({ id: picture, alt }, place) => ({
      id: picture,
      words: alt,
      alt: alt[language] || words(language).pictureAlt(place + 1),
    })),
    standing,
    choices: choicesOf(choices, seen, language),
    may: {
      write: isWriter && !standing.is_pending && seen.state !== 'gone',
      take_back: isWriter && standing.is_pending,
      copy: isWriter,
      withdraw: hasRole(staff, rolesOf(withdrawPackage) ?? []) && seen.state === 'on_sale',
    },
    lines: fieldLines({ before: null, after: seen.content }, language),
    history: historyOf(seen, language),
    links: {
      packages: to(language, '/packages'),
      own: to(language, '/packages/:id', { id }),
      departures: to(language, '/packages/:id/departures', { id }),
      preview: to(language, '/packages/:id/preview', { id }),
    },
    done: done && words(language)[done],
  }
}

export type ShownPackage = Awaited<ReturnType<typeof loadPackage>>
