import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { tell, tellNobody } from '#database/outbox.ts'
import { issueCode, takeCodeAllowance } from '../codes/codes.ts'
import type * as contract from '../contract.ts'
import { alreadyMemberMail, codeMail } from '../mails.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import type { IdentityPorts } from '../ports.ts'
import { networkOf } from '../rules/network.ts'
import { mailOfRegistration, type RegistrationMail, standingOf } from '../rules/registration.ts'
import { findAccountByEmail, insertUnverified } from '../store.accounts.ts'
import { insertRegistration } from '../store.registrations.ts'

type Ctx = AnyoneCtx<IdentityPorts>
type Form = Input<typeof contract.register>

/** Does the same work for a known and an unknown address, and says the same. */
export async function register(ctx: Ctx, input: Form): Promise<Output<typeof contract.register>> {
  const { full_name, email } = input
  const phone_number = phoneNumberOf(input.phone_number, ctx.language)
  refuseCommonPassword(input.password)
  const password_hash = await hashPassword(ctx.ports.passwords, input.password)
  const allowance = await takeCodeAllowance(ctx, email)
  const registration = newSecret()
  await ctx.db.transaction(async (db) => {
    const row = rowOf(ctx, { ...input, phone_number }, password_hash)
    const { affiliate_code: _, ...account } = row
    const isNew = await insertUnverified(db, account)
    const known = await findAccountByEmail(db, ctx.tenant.id, email)
    const network = networkOf(ctx.request.ip)
    await insertRegistration(db, { ...row, network, token_hash: hashSecret(registration) })
    const mail = mailOfRegistration({ standing: isNew ? 'unknown' : standingOf(known), may_mail: allowance.ok })
    await send(ctx, db, { mail, email, user_id: known?.id, language: known?.language ?? ctx.language })
  })
  return { user: { full_name, email, phone_number }, registration, next_allowed_at: allowance.next_allowed_at }
}

const rowOf = (ctx: Ctx, form: Form, password_hash: string) => ({
  id: newId(ctx.now),
  tenant_id: ctx.tenant.id,
  email: form.email,
  full_name: form.full_name,
  phone_number: form.phone_number,
  password_hash,
  language: ctx.language,
  affiliate_code: form.affiliate_code ?? null,
  created_at: ctx.now,
})

type MailInput = { mail: RegistrationMail; email: string; user_id: string | undefined; language: Ctx['language'] }

/** One code row and one parcel whatever was decided; a code that belongs to nobody is never sent. */
async function send(ctx: Ctx, db: Db, { mail, email, user_id, language }: MailInput): Promise<void> {
  if (mail === 'none') return tellNobody(db, ctx.now)
  const isMember = mail === 'already_member'
  const to = { purpose: 'verify_email' as const, destination: email, user_id: isMember ? null : (user_id ?? null) }
  const code = await issueCode(ctx, db, to)
  const message = isMember
    ? alreadyMemberMail({ tenant: ctx.tenant, language, to: email })
    : codeMail({ tenant: ctx.tenant, language: ctx.language, to: email }, code, mail)
  await tell(db, message, ctx.now)
}
