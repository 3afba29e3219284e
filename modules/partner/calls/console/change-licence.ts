import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { staffName } from '#modules/staff/module.ts'
import type * as contract from '../../contract.licences.ts'
import { emitLicenceChanged } from '../../events.ts'
import { refuseStale } from '../../licence-conflict.ts'
import { licenceFacts, licenceInScope, seenLicence } from '../../licence-desk.ts'
import { licenceLost } from '../../licence-lost.ts'
import { licenceState } from '../../rules/licence.ts'
import { licenceProblems } from '../../rules/licence-facts.ts'
import { licenceKey } from '../../rules/licence-number.ts'
import { appendLicenceHistory, holderOf, type LicenceRow, updateLicence } from '../../store.licence-desk.ts'
import { findContact } from '../../store.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.changeLicence

/** The licence as it is to be, or what is wrong with it. */
async function changedFacts({ db, language, now }: StaffCtx, before: LicenceRow, input: Input<Call>) {
  const { evidence_url, valid_from = null, valid_until = null } = input
  const say = fieldWords(language)
  const partner = await findContact(db, before.partner_id)
  if (!partner) throw new Error('a licence of no partner')
  const typed = { kind: before.kind, number: input.number, valid_from, valid_until }
  const about = { partner_kind: partner.kind, today: jakartaDate(now), held: before.number }
  const { problems, number } = licenceProblems(typed, about)
  if (problems.length > 0) throw fieldRefusals(problems, say)
  // What it was given before anybody asked stays: only another number has to be free.
  const isOther = licenceKey(number) !== licenceKey(before.number)
  if (isOther && (await holderOf(db, { kind: before.kind, number })) !== undefined)
    throw fieldRefusals([{ field: 'number', word: 'number_taken' }], say)
  return { number, valid_from, valid_until, evidence_url }
}

export async function changeLicence(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, change: event, reason } = input
  const before = await licenceInScope(ctx, id)
  await refuseStale(ctx, before, input)
  const facts = await changedFacts(ctx, before, input)
  const today = jakartaDate(now)
  const by_name = await staffName(db, staff.id)
  const after = { ...before, ...facts, checked_by: by_name, checked_on: today }
  const isGood = licenceState(after, today) === 'valid'
  // Good again, it can be lost again.
  const notified = isGood ? { bookers_notified_on: null } : {}
  await updateLicence(db, id, { ...facts, checked_by: by_name, checked_on: today, ...notified })
  await appendLicenceHistory(db, { licence_id: id, event, by_name, reason: reason || null, at: now })
  await emitLicenceChanged(db, { partner_id: before.partner_id, now })
  audit({
    thing: 'licence',
    thing_id: id,
    before: licenceFacts(before),
    after: licenceFacts(after),
    ...(reason && { reason }),
  })
  if (!isGood && licenceState(before, today) === 'valid') await licenceLost(db, { licence: after, why: 'expired', now })
  return seenLicence(ctx, id)
}
