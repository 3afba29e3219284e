import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { staffName } from '#modules/staff/module.ts'
import { auditMove, lockApplication, seenApplication } from '../../application-desk.ts'
import type * as contract from '../../contract.console.ts'
import { joinPartner } from '../../join-partner.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { openChecks } from '../../rules/checks.ts'
import { listChecks } from '../../store.review.ts'
import { transition } from '../../transition.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.acceptApplication

export async function acceptApplication(
  ctx: StaffCtx<PartnerDeskPorts>,
  { id, ...profile }: Input<Call>,
): Promise<Output<Call>> {
  const { db, staff, now, language } = ctx
  const before = await lockApplication(ctx, id)
  if (before.state !== 'in_review') throw new Refusal(codes.application_moved)
  const checks = await listChecks(db, id)
  if (openChecks(checks).length > 0) throw new Refusal(codes.application_checks_open)
  if (profile.founded_year > Number(jakartaDate(now).slice(0, 4)))
    throw fieldRefusals([{ field: 'founded_year', word: 'founded_later' }], fieldWords(language))
  const partner = await joinPartner(ctx, { application: before, checks, profile })
  const by_name = await staffName(db, staff.id)
  const change = { event: 'accept', actor: 'acquisition', by_name, to: { partner_id: partner.id }, now } as const
  if (!(await transition(db, { id }, change))) throw new Error('a locked application has moved')
  auditMove(ctx, { before, after: 'accepted' })
  return seenApplication(ctx, id)
}
