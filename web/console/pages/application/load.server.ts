import { generatePath } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatDay, formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { openApplicationDocument, seeApplication } from '#modules/partner/contract.console.ts'
import { checkKinds, licencesFor } from '#modules/partner/rules/checks.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { applicationWords } from '../../application-words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Application = Output<typeof seeApplication>
type Check = Application['checks'][number]

const factsOf = (application: Application, language: Language) => {
  const [say, named] = [words(language), applicationWords(language)]
  const { kind, contact_name, email, phone_number, city_name, licence_number, message, created_at, partner } =
    application
  return [
    { name: say.kind, lines: [named[kind]] },
    { name: say.contact, lines: [contact_name, email, phone_number] },
    { name: say.city, lines: [city_name] },
    { name: say.licenceTyped, lines: [licence_number ?? say.none] },
    { name: say.sentAt, lines: [formatMoment(new Date(created_at), language)] },
    ...(message ? [{ name: say.message, lines: [message] }] : []),
    ...(partner ? [{ name: say.partner, lines: [partner.name] }] : []),
  ]
}

/** What was seen, in one line; nothing of a check that only has a result. */
function seenText({ licence, account }: Check, language: Language): string {
  const say = words(language)
  if (account) return say.accountText(account.bank_name, account.holder, account.ending)
  if (!licence) return ''
  const until = licence.valid_until ? say.until(formatDay(licence.valid_until, language)) : say.endless
  return `${licence.kind} ${licence.number}, ${until}`
}

const resultOf = (check: Check, language: Language) => ({
  id: check.id,
  outcome: check.outcome,
  text: seenText(check, language),
  note: check.note ?? '',
  evidence_url: check.licence?.evidence_url ?? null,
  by: words(language).checkedBy(check.checked_by, formatMoment(new Date(check.checked_at), language)),
})

type Wanted = Application['documents'][number]

/** Where its scan is: the call itself, which answers with a file. */
const scanOf = ({ kind, is_required, scan }: Wanted, { id, state }: Application, language: Language) => {
  const say = words(language)
  // Scans of an application that is decided are deleted after a while.
  const isDecided = state === 'rejected' || state === 'accepted'
  const missing = isDecided && is_required ? say.scanGone : is_required ? say.scanMissing : say.scanOptional
  return {
    kind,
    name: say[`scan_${kind}`],
    text: scan ? say.scanUploaded(formatMoment(new Date(scan.uploaded_at), language)) : missing,
    href: scan ? generatePath(openApplicationDocument.path, { id, document_id: scan.id }) : undefined,
  }
}

/** The three checks, each with its results, the newest first. */
const checksOf = ({ checks, state, documents, licence_number, company }: Application, language: Language) =>
  checkKinds.map((kind) => ({
    kind,
    results: checks
      .filter((check) => check.kind === kind)
      .toReversed()
      .map((check) => resultOf(check, language)),
    form_key: state === 'in_review' ? newId() : undefined,
    seen: kind === 'documents' ? documents.flatMap(({ scan }) => (scan ? [scan.id] : [])).join(' ') : '',
    typed: { licence_number: licence_number ?? '', account_holder: company },
  }))

const timelineOf = ({ timeline }: Application, language: Language) => {
  const say = words(language)
  return timeline.toReversed().map(({ state, at, by_name, reason }, i) => {
    const when = formatMoment(new Date(at), language)
    return {
      key: `${at} ${i}`,
      at,
      when: by_name ? `${when}, ${by_name}` : when,
      text: say[`step_${state}`],
      note: reason ?? '',
    }
  })
}

/** What can be done from here; each form with a key, so that it counts once. */
const stepsOf = ({ state, open_checks, company }: Application) => ({
  start: state === 'submitted' ? { key: newId() } : undefined,
  accept:
    state === 'in_review'
      ? { key: newId(), is_open: open_checks.length === 0, name: company.replace(/^(?:PT|CV)\.? /i, '') }
      : undefined,
  reject: state === 'submitted' || state === 'in_review' ? { key: newId() } : undefined,
})

/** The forms that stand on the page: what was refused of another is said above them all. */
const intentsOf = (state: Application['state']): readonly string[] => {
  if (state === 'submitted') return ['review', 'reject']
  return state === 'in_review' ? ['check', 'accept', 'reject'] : []
}

export async function loadApplication(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const application = await dataOrNotFound(api(context, seeApplication, { id }))
  const { company, email, state, kind } = application
  const say = words(language)
  const done = doneIn(url.searchParams, ['reviewed', 'checked', 'accepted', 'rejected'])
  return {
    tab: tabTitle(context, company),
    list: { href: to(language, '/applications'), label: say.list },
    own: { href: to(language, '/applications/:id', { id }), label: company },
    ...{ company, email, state },
    state_text: applicationWords(language)[state],
    facts: factsOf(application, language),
    scans: application.documents.map((one) => scanOf(one, application, language)),
    checks: checksOf(application, language),
    licence_kinds: licencesFor[kind].map((one) => ({ value: one, label: one })),
    timeline: timelineOf(application, language),
    steps: stepsOf(application),
    intents: intentsOf(state),
    done: done && say[`done_${done}`],
  }
}

export type ShownApplication = Awaited<ReturnType<typeof loadApplication>>
export type ShownCheck = ShownApplication['checks'][number]
