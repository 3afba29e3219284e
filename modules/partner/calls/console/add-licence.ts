import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { staffName } from '#modules/staff/module.ts'
import type * as contract from '../../contract.licences.ts'
import { emitLicenceChanged } from '../../events.ts'
import { licenceFacts, seenLicence } from '../../licence-desk.ts'
import { licenceProblems } from '../../rules/licence-facts.ts'
import { appendLicenceHistory, findLicensee, hasSuspended, holderOf, insertLicence } from '../../store.licence-desk.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.addLicence

export async function addLicence(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const say = fieldWords(language)
  const { kind, evidence_url, valid_from = null, valid_until = null } = input
  const partner = await findLicensee(db, input.partner_slug, scopesOf(staff))
  if (!partner) throw fieldRefusals([{ field: 'partner_slug', word: 'partner_unknown' }], say)
  const today = jakartaDate(now)
  const typed = { kind, number: input.number, valid_from, valid_until }
  const { problems, number } = licenceProblems(typed, { partner_kind: partner.kind, today })
  if (problems.length > 0) throw fieldRefusals(problems, say)
  const holder = await holderOf(db, { kind, number })
  if (holder !== undefined)
    throw fieldRefusals([{ field: 'number', word: holder === partner.id ? 'number_held' : 'number_taken' }], say)
  // One person suspends, two lift: another licence beside it would be a way round.
  if (await hasSuspended(db, { partner_id: partner.id, kind })) throw new Refusal(codes.licence_suspended)
  const by_name = await staffName(db, staff.id)
  const facts = { partner_id: partner.id, ...typed, number, evidence_url, checked_by: by_name, checked_on: today }
  const id = await insertLicence(db, facts, now)
  await appendLicenceHistory(db, { licence_id: id, event: 'added', by_name, at: now })
  await emitLicenceChanged(db, { partner_id: partner.id, now })
  const after = licenceFacts({ ...facts, suspended_on: null, suspension_reason: null })
  audit({ thing: 'licence', thing_id: id, before: null, after })
  return seenLicence(ctx, id)
}
