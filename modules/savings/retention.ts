import type { Db } from '#core/context.ts'
import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteScans, plansUploadedSince, plansWithScans } from './documents.ts'
import type { SavingsPorts } from './ports.ts'
import { deleteNoticesBefore } from './store.notices.ts'
import { deleteEndedApplicants, deleteLeftApplicants, listScansNeeded } from './store.retention.ts'

type Sweep = { db: Db; ports: Pick<SavingsPorts, 'files'>; before: Date }

const batch = 200

/** Scans that nobody needs: the bank decided, the plan ended or is gone, or a cart was left lying; and who applied for ended and left ones. */
async function sweepApplications({ db, ports, before }: Sweep): Promise<number> {
  let count = (await deleteEndedApplicants(db, before)).rowCount ?? 0
  let owners = await plansWithScans(db, undefined, batch)
  while (owners.length > 0) {
    const carts = await plansUploadedSince(db, owners, before)
    const needed = await listScansNeeded(db, owners, { before, carts })
    const ids = owners.filter((id) => !needed.has(id))
    await deleteScans({ db, ports }, ids)
    count += ids.length
    owners = await plansWithScans(db, owners.at(-1), batch)
  }
  return count + ((await deleteLeftApplicants(db, before)).rowCount ?? 0)
}

export const retention: readonly Retention<Pick<SavingsPorts, 'files'>, RetentionRule>[] = [
  { kind: 'savings_documents', rule: 'retention_savings_days', does: 'deletes', sweep: sweepApplications },
  // What banks sent is evidence of money, and stays as long as their standard asks; deposits themselves stay with the plan.
  {
    kind: 'bank_notices',
    rule: 'retention_bank_notice_years',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteNoticesBefore(db, before)).rowCount ?? 0,
  },
]
