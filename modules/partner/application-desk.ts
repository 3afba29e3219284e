import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type { DocumentRow } from '#modules/documents/module.ts'
import { documentsOfApplication } from './application-documents.ts'
import type { seeApplication } from './contract.console.ts'
import { openChecks } from './rules/checks.ts'
import { listHistory } from './store.applications.ts'
import { type ApplicationRow, type CheckRow, findForDesk, listChecks, lockForDesk } from './store.review.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff'>
type Seen = Output<typeof seeApplication>

/** Nobody reads what is not proved: the store leaves those out. */
export function readState(state: ApplicationRow['state']): Seen['state'] {
  if (state === 'unverified') throw new Error('an unproved application is shown')
  return state
}

const licenceOf = ({ licence_kind, licence_number, valid_from, valid_until, evidence_url }: CheckRow) =>
  licence_kind === null || licence_number === null
    ? null
    : { kind: licence_kind, number: licence_number, valid_from, valid_until, evidence_url }

const accountOf = ({ bank_name, account_holder, account_ending }: CheckRow) =>
  bank_name === null || account_holder === null || account_ending === null
    ? null
    : { bank_name, holder: account_holder, ending: account_ending }

const checkView = (row: CheckRow): Seen['checks'][number] => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  note: row.note,
  licence: licenceOf(row),
  account: accountOf(row),
  checked_by: row.checked_by,
  checked_at: row.checked_at.toISOString(),
})

const scanView = ({ id, type, size, uploaded_at }: DocumentRow) => ({
  id,
  type,
  size,
  uploaded_at: uploaded_at.toISOString(),
})

export async function seenApplication({ db, staff }: Ctx, id: string): Promise<Seen> {
  const result = await findForDesk(db, id, scopesOf(staff))
  if (!result) throw new Refusal(codes.not_found)
  const { application: row, partner } = result
  const checks = await listChecks(db, id)
  const history = await listHistory(db, id)
  const { kind, company, contact_name, email, phone_number, city_name, licence_number, message, language } = row
  return {
    id,
    ...{ kind, company, contact_name, email, phone_number, city_name, licence_number, message, language, partner },
    state: readState(row.state),
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    documents: (await documentsOfApplication(db, row)).map(({ scan, ...wanted }) => ({
      ...wanted,
      scan: scan ? scanView(scan) : null,
    })),
    checks: checks.map(checkView),
    open_checks: openChecks(checks),
    timeline: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  }
}

/** The application, locked, within the scopes of who works on it. */
export async function lockApplication({ db, staff }: Ctx, id: string): Promise<ApplicationRow> {
  const row = await lockForDesk(db, id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  return row
}

type Moved = { before: ApplicationRow; after: ApplicationRow['state']; reason?: string }

/** What the audit says of a step of an application. */
export const auditMove = ({ audit }: Pick<StaffCtx, 'audit'>, { before, after, reason }: Moved): void =>
  audit({
    thing: 'application',
    thing_id: before.id,
    before: { company: before.company, state: before.state },
    after: { company: before.company, state: after },
    ...(reason && { reason }),
  })
