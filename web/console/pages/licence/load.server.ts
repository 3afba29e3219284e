import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seeLicence } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { licenceWords } from '../../licence-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Licence = Output<typeof seeLicence>

function factsOf(licence: Licence, language: Language) {
  const [say, own] = [words(language), licenceWords(language)]
  const day = (text: string | null, none: string) => (text === null ? none : formatDay(text, language))
  const sold = licence.permits.map((category) => say[category])
  return [
    { name: own.partner, text: licence.partner.name },
    { name: own.validFrom, text: day(licence.valid_from, '–') },
    { name: own.validUntil, text: day(licence.valid_until, own.endless) },
    { name: own.checked, text: `${licence.checked_by}, ${formatDay(licence.checked_on, language)}` },
    { name: say.permits, text: sold.length > 0 ? sold.join(', ') : say.noPackages },
    { name: say.packages, text: formatNumber(licence.active_packages, language) },
    ...(licence.suspended_on === null ? [] : [{ name: say.suspendedSince, text: day(licence.suspended_on, '') }]),
    ...(licence.suspension_reason === null ? [] : [{ name: say.reason, text: licence.suspension_reason }]),
  ]
}

const timelineOf = ({ timeline }: Licence, language: Language) => {
  const say = words(language)
  return timeline.toReversed().map(({ event, at, by_name, reason }, i) => ({
    key: `${at} ${i}`,
    at,
    when: `${formatMoment(new Date(at), language)}, ${by_name}`,
    text: say[`step_${event}`],
    note: reason ?? '',
  }))
}

/** What can be done from here; each form with a key, so that it counts once. */
const stepsOf = ({ suspended_on, approval }: Licence, staff_id: string) => ({
  suspend: suspended_on === null ? { key: newId() } : undefined,
  lift: suspended_on !== null && !approval ? { key: newId() } : undefined,
  decide: approval
    ? {
        key: newId(),
        approval_id: approval.approval_id,
        reason: approval.reference,
        is_own: approval.requested_by === staff_id,
      }
    : undefined,
})

const doneNames = ['added', 'changed', 'suspended', 'requested', 'decided'] as const

export async function loadLicence(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const licence = await dataOrNotFound(api(context, seeLicence, { id }))
  const { kind, number, valid_from, valid_until, evidence_url, version, state, partner } = licence
  const say = words(language)
  const title = say.title(kind, number)
  const done = doneIn(url.searchParams, doneNames)
  const steps = stepsOf(licence, (await staffOf(context)).id)
  return {
    tab: tabTitle(context, title),
    title,
    crumbs: [
      { href: to(language, '/licences'), label: say.list },
      { href: to(language, '/licences/:id', { id }), label: title },
    ],
    ...{ number, state, evidence_url },
    state_text: licenceWords(language)[state],
    facts: factsOf(licence, language),
    timeline: timelineOf(licence, language),
    change: { key: newId(), version: String(version), held: { number, valid_from, valid_until, evidence_url } },
    steps,
    intents: ['change', ...Object.entries(steps).flatMap(([name, step]) => (step ? [name] : []))],
    add: `${to(language, '/licences/new')}?${new URLSearchParams({ partner: partner.slug })}`,
    done: done && say[`done_${done}`],
  }
}

export type ShownLicence = Awaited<ReturnType<typeof loadLicence>>
