import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { problemErrors } from '#core/validation.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import type { PackageContent } from '../rules/package-fields.ts'
import { needsExplanation, type PublishingFacts, publishingProblems } from '../rules/publishing.ts'
import { publishingWords } from '../rules/publishing-words.ts'
import { listChangedDates } from '../store.departures.ts'
import { listOpenDates, listWaitingDates } from '../store.package-changes.ts'
import type { PackageRow } from '../store.packages.ts'

type Ctx = Pick<StaffCtx, 'db' | 'now' | 'language'>
type Wanted = { content: PackageContent; explanation: string | null }

/** What decides whether a package may be published as its partner wants it, today. */
export async function publishingFacts({ db, now }: Ctx, row: PackageRow, { content, explanation }: Wanted) {
  const today = jakartaDate(now)
  const [rules, partners] = [await datedRulesOn(db, today), await partnerLicences(db, [row.partner_id])]
  const waiting = await listWaitingDates(db, row.id)
  const open = (await listOpenDates(db, row.id, now)).map(({ next_fields, ...date }) => ({ ...date, ...next_fields }))
  const dates = [...open, ...waiting.filter(({ departs_on }) => departs_on > today)]
  const facts: PublishingFacts = {
    content,
    dates,
    is_licensed: maySell(content, partners.get(row.partner_id)?.licences ?? [], today),
    reference_price: rules.umrah_reference_price,
    explanation,
  }
  return { facts, waiting, changed: await listChangedDates(db, row.id) }
}

/** The same as the desk shows it: what is missing, in words. */
export async function publishingView(ctx: Ctx, row: PackageRow, wanted: Wanted) {
  const { facts, waiting, changed } = await publishingFacts(ctx, row, wanted)
  const errors = problemErrors(publishingProblems(facts), publishingWords(ctx.language))
  return {
    waiting_dates: waiting.length,
    changed_dates: changed.length,
    problems: Object.entries(errors).flatMap(([field, messages]) => messages.map((message) => ({ field, message }))),
    needs_explanation: needsExplanation(facts),
    reference_price: facts.reference_price,
  }
}
