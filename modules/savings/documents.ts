import type { z } from 'zod'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import {
  type DocumentRow,
  deleteDocumentsOf,
  documentOwners,
  documentsOf,
  receiveDocument,
} from '#modules/documents/module.ts'
import { lockedCart, planOf } from './load.ts'
import type { SavingsPorts } from './ports.ts'
import { type SavingsDocument, savingsDocuments } from './rules/applicant.ts'
import type { savingsDocument } from './shapes.ts'
import { findApplicant } from './store.ts'

type Ctx = MemberCtx<SavingsPorts>

/** Both documents, each several times over. */
const uploads = { points: 40, seconds: 600 } as const

const isSavingsDocument = (kind: string): kind is SavingsDocument => savingsDocuments.some((one) => one === kind)

export const documentView = ({ kind, type, size, uploaded_at }: DocumentRow): z.output<typeof savingsDocument>[] =>
  isSavingsDocument(kind) ? [{ kind, file_type: type, size, uploaded_at: uploaded_at.toISOString() }] : []

/** Stores a scan for a member's cart; of an applicant by their id, or of whoever applies with it. */
export async function storeScan(
  ctx: Ctx,
  { id, user_detail_savings_id }: { id: string; user_detail_savings_id?: string },
  kind: SavingsDocument,
): Promise<z.output<typeof savingsDocument>> {
  // Whose it is comes before what it is: a stranger's file is not even looked at.
  const plan = await planOf(ctx, id)
  const applicant = await findApplicant(ctx.db, plan.id)
  if (user_detail_savings_id !== undefined && applicant?.id !== user_detail_savings_id)
    throw new Refusal(codes.not_found)
  if (plan.state !== 'cart') throw new Refusal(codes.savings_closed)
  if (!applicant) throw new Refusal(codes.savings_applicant_missing)
  const taken = await ctx.ports.limits.take(`upload savings ${ctx.user.id}`, uploads)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  const document = { owner_kind: 'savings', owner_id: plan.id, person_id: applicant.id, kind } as const
  const allow = async (db: Db) => {
    await lockedCart(ctx, db, plan.id)
  }
  const [shown] = documentView(await receiveDocument(ctx, document, allow))
  if (!shown) throw new Error(`a ${kind} is no document of savings`)
  return shown
}

type Parts = { db: Db; ports: Pick<SavingsPorts, 'files'> }

export const deleteScans = (parts: Parts, plan_ids: readonly string[]): Promise<void> =>
  deleteDocumentsOf(parts, { owner_kind: 'savings', owner_ids: plan_ids })

/** Plans that have scans, by id, some at a time. */
export const plansWithScans = (db: Db, after: string | undefined, limit: number): Promise<string[]> =>
  documentOwners(db, 'savings', { after, limit })

/** Which of these plans got a scan at that time or later. */
export async function plansUploadedSince(db: Db, ids: readonly string[], since: Date): Promise<string[]> {
  const scans = await documentsOf(db, { owner_kind: 'savings', owner_ids: ids })
  return [...new Set(scans.filter(({ uploaded_at }) => uploaded_at >= since).map(({ owner_id }) => owner_id))]
}
