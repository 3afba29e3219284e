import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { inTransaction } from '#database/transaction.ts'
import { isSingleName } from '#modules/booking/rules/names.ts'
import { problemWords } from '#modules/booking/rules/problem-words.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { requestView } from '../request-view.ts'
import { lockDraft } from '../requests.ts'
import { peopleProblems } from '../rules/names.ts'
import { listTravellers, nameTravellers, updateRequest } from '../store.requests.ts'

type Call = typeof contract.namePrivateTravellers

export async function namePrivateTravellers(ctx: MemberCtx, form: Input<Call>): Promise<Output<Call>> {
  const { language, now } = ctx
  const { id, name, email, note = null, participants } = form
  const phone_number = phoneNumberOf(form.phone_number, language)
  const rules = await rulesToday(ctx)
  return inTransaction(ctx.db, async (db) => {
    const draft = await lockDraft(ctx, db, id)
    const places = await listTravellers(db, id)
    const journey = { departs_on: draft.departs_on, returns_on: draft.returns_on, today: jakartaDate(now) }
    const measure = { ...rules, ...journey, two_names: true }
    const problems = peopleProblems({ places, contact: { name }, people: participants }, measure)
    if (problems.length > 0) throw fieldRefusals(problems, problemWords(language))
    const people = participants.map(({ gender = null, passport_expires_on = null, is_single_name: _, ...one }) => ({
      ...one,
      gender,
      passport_expires_on,
      // Only what is so: a box that was ticked for a name of two words says nothing.
      is_single_name: isSingleName(one.name),
    }))
    await nameTravellers(db, id, people)
    const request = await updateRequest(db, draft, { name, email, phone_number, note })
    return requestView({ ...ctx, db }, request)
  })
}
