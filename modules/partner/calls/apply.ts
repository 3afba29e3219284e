import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { applicationOf } from '../application.ts'
import type * as contract from '../contract.ts'
import { proofMail } from '../mails.ts'
import type { PartnerPorts } from '../ports.ts'
import { applicationMachine } from '../rules/machine.ts'
import { appendHistory, saveApplication } from '../store.applications.ts'

type Ctx = AnyoneCtx<PartnerPorts>
type Call = typeof contract.apply

// An address can be written to by anyone who types it in the form: a few mails an hour, from wherever they come.
const perAddress = { points: 5, seconds: 3600 }

export async function apply(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant, now, language } = ctx
  const { kind, email: to } = input
  const phone_number = phoneNumberOf(input.phone_number, language)
  await takeMail(ctx, to)
  const token = newSecret()
  return ctx.db.transaction(async (db) => {
    const row = rowOf(ctx, { ...input, phone_number }, hashSecret(token))
    const { is_replacement, ...saved } = await saveApplication(db, row)
    await appendHistory(db, { application_id: saved.id, state: saved.state, actor: 'applicant', at: now })
    await tell(db, proofMail(tenant, language, { kind, token, to, is_replacement }), now)
    return applicationOf(db, saved)
  })
}

async function takeMail({ ports, tenant }: Ctx, email: string): Promise<void> {
  const taken = await ports.limits.take(`partner-application ${tenant.id} ${email}`, perAddress)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}

const rowOf = ({ tenant, language, now }: Ctx, form: Input<Call>, token_hash: string) => ({
  id: newId(now),
  tenant_id: tenant.id,
  ...form,
  licence_number: form.licence_number || null,
  message: form.message || null,
  state: applicationMachine.start,
  token_hash,
  language,
  created_at: now,
})
