import type { Db } from '#core/context.ts'
import { hashSecret, newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { addMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import { type Allowance, issueCode } from '../codes/codes.ts'
import { sendPhoneProof } from '../codes/phone-proof.ts'
import { newContactLetter, newEmailLetter, renamedLetter, resetLetter, verificationLetter } from '../letters.ts'
import type { TokenPort } from '../ports.ts'
import { resetLifeMs } from '../rules/reset.ts'
import { findAccountByEmail, updateProfile } from '../store.accounts.ts'
import { insertReset, voidResets } from '../store.resets.ts'
import { words } from '../words.ts'

export type CodePorts = { tokens: Pick<TokenPort, 'keyedHash'> }
type Ctx = { db: Db; now: Date; ports: CodePorts }
/** Whom support helps, and the brand they are a member of. */
export type HelpedMember = { id: string; tenant_id: string; email: string; language: Language; brand: string }

const codeCtx = ({ now, ports }: Ctx, { tenant_id }: HelpedMember) => ({ now, ports, tenant: { id: tenant_id } })

/** Another code to an address that is not proved yet. Nobody but its reader sees it. */
export async function sendVerification(ctx: Ctx, member: HelpedMember): Promise<void> {
  const to = { purpose: 'verify_email' as const, destination: member.email, user_id: member.id }
  const code = await issueCode(codeCtx(ctx, member), ctx.db, to)
  await tell(ctx.db, verificationLetter(member, code), ctx.now)
}

/** A link to choose another password; the one before is worth nothing any more. */
export async function sendPasswordReset({ db, now }: Ctx, member: HelpedMember): Promise<void> {
  const token = newSecret()
  await voidResets(db, member, now)
  await insertReset(db, member, { token_hash: hashSecret(token), expires_at: addMs(now, resetLifeMs) })
  await tell(db, resetLetter(member, token), now)
}

/** Nothing changes yet: a code goes to the new address, and the member gives it on their profile. False where another has it. */
export async function requestNewEmail(ctx: Ctx, member: HelpedMember, email: string): Promise<boolean> {
  if (await findAccountByEmail(ctx.db, member.tenant_id, email)) return false
  const to = { purpose: 'change_email' as const, destination: email, user_id: member.id }
  const code = await issueCode(codeCtx(ctx, member), ctx.db, to)
  await tell(ctx.db, newEmailLetter({ ...member, email }, code), ctx.now)
  await tell(ctx.db, newContactLetter(member, { email }), ctx.now)
  return true
}

/** The same for a number, within the limits that hold for whoever asks. */
export async function requestNewPhone(ctx: Ctx, member: HelpedMember, destination: string): Promise<Allowance> {
  const text = (code: string) => words(member.language).codeText(member.brand, code)
  const proof = { purpose: 'verify_phone' as const, destination, text }
  const sent = await sendPhoneProof({ ...codeCtx(ctx, member), user: member }, ctx.db, proof)
  if (sent.ok) await tell(ctx.db, newContactLetter(member, { phone_number: destination }), ctx.now)
  return sent
}

export async function renameMember({ db, now }: Pick<Ctx, 'db' | 'now'>, member: HelpedMember, full_name: string) {
  const { id, tenant_id } = member
  await updateProfile(db, { id, tenant_id }, { full_name })
  await tell(db, renamedLetter(member), now)
}
