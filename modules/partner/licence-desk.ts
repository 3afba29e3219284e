import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { addMs, dayMs, daysBetween, jakartaDate } from '#core/time.ts'
import { requestedOf } from '#modules/staff/module.ts'
import type { listLicences, seeLicence } from './contract.licences.ts'
import { licenceState } from './rules/licence.ts'
import { permittedCategories } from './rules/licence-facts.ts'
import { findLicence, type LicenceRow, listLicenceHistory, lockLicence } from './store.licence-desk.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now'>
type ListRow = Output<typeof listLicences>['rows'][number]

const soonDays = 60

/** Today, and the day until which a licence that ends is expiring. */
export const horizonOf = (now: Date) => ({ today: jakartaDate(now), soon: jakartaDate(addMs(now, soonDays * dayMs)) })

/** Lifting a suspension takes two. */
export const liftStep = (licence_id: string) => ({ kind: 'licence_lift', thing_id: licence_id }) as const

export const licenceRowView = (row: LicenceRow & Pick<ListRow, 'partner'>, today: string): ListRow => ({
  id: row.id,
  partner: row.partner,
  kind: row.kind,
  number: row.number,
  valid_from: row.valid_from,
  valid_until: row.valid_until,
  checked_by: row.checked_by,
  checked_on: row.checked_on,
  state: licenceState(row, today),
  evidence_url: row.evidence_url,
  suspended_on: row.suspended_on,
  suspension_reason: row.suspension_reason,
  days_left: row.valid_until === null ? null : daysBetween(today, row.valid_until),
})

export async function seenLicence({ db, staff, now }: Ctx, id: string): Promise<Output<typeof seeLicence>> {
  const result = await findLicence(db, id, scopesOf(staff))
  if (!result) throw new Refusal(codes.not_found)
  const { active_packages, ...partner } = result.partner
  const history = await listLicenceHistory(db, id)
  const request = (await requestedOf(db, liftStep(id).kind, [id])).get(id)
  return {
    ...licenceRowView({ ...result.licence, partner }, jakartaDate(now)),
    version: result.licence.version,
    permits: permittedCategories(result.licence.kind),
    active_packages,
    timeline: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    approval: request
      ? { approval_id: request.id, requested_by: request.requested_by, reference: request.details.reference ?? '' }
      : null,
  }
}

/** The licence, locked, within the scopes of who works on it. */
export async function licenceInScope({ db, staff }: Ctx, id: string): Promise<LicenceRow> {
  const row = await lockLicence(db, id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** What the audit says of a licence. */
export const licenceFacts = (row: Omit<LicenceRow, 'ends_on' | 'version' | 'id' | 'bookers_notified_on'>) => ({
  partner_id: row.partner_id,
  kind: row.kind,
  number: row.number,
  valid_from: row.valid_from,
  valid_until: row.valid_until,
  suspended_on: row.suspended_on,
  evidence_url: row.evidence_url,
})
