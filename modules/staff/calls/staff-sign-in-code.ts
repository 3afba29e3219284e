import { callKey, type Input, type Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { recordAudit } from '../audit.ts'
import * as contract from '../contract.console.ts'
import { recoveryUsedMail } from '../mails.ts'
import type { StaffPorts } from '../ports.ts'
import { countCode } from '../sign-in/counts.ts'
import { giveRecoveryCodes, openSession } from '../sign-in/open.ts'
import { spendCode, spendRecovery } from '../sign-in/prove.ts'
import { openTotp, stepOfCode } from '../sign-in/two-step.ts'
import { findSignIn, type SignInRow, setTotp, spendSignIn } from '../store.sign-in.ts'

type Call = typeof contract.staffSignInCode
type Ctx = AnyoneCtx<StaffPorts>
type Way = 'app' | 'recovery code' | 'new app'

/** The second step: it ends with a session, or with nothing changed but the count of tries. */
export async function staffSignInCode(ctx: Ctx, { sign_in_token, code }: Input<Call>): Promise<Output<Call>> {
  const begun = await findSignIn(ctx.db, hashSecret(sign_in_token), ctx.now)
  if (!begun) throw new Refusal(codes.staff_sign_in_over)
  return countCode(ctx, begun.id, () => ctx.db.transaction((db) => enter(ctx, db, { begun, code })))
}

async function enter(ctx: Ctx, db: Db, { begun, code }: { begun: SignInRow; code: string }): Promise<Output<Call>> {
  if (!(await spendSignIn(db, begun.sign_in_id, ctx.now))) throw new Refusal(codes.staff_sign_in_over)
  const way = await prove(ctx, db, { begun, code })
  if (!way) throw new Refusal(codes.staff_code_wrong)
  const recovery_codes = way === 'new app' ? await giveRecoveryCodes(db, begun.id, ctx) : []
  const { session_id, ...session } = await openSession(db, begun.id, ctx)
  const staff = { id: begun.id, session_id, grants: [] }
  const entry = { thing: 'session', thing_id: session_id, before: null, after: { signed_in_with: way } }
  const done = { staff, call: callKey(contract.staffSignInCode), request: ctx.request, entries: [entry] }
  await recordAudit(db, done, ctx.now)
  return { ...session, recovery_codes }
}

async function prove(ctx: Ctx, db: Db, { begun, code }: { begun: SignInRow; code: string }): Promise<Way | undefined> {
  const { ports, now } = ctx
  if (begun.totp_secret === null) return (await setUp(ctx, db, { begun, code })) ? 'new app' : undefined
  if (await spendCode(db, begun, { code, ports, now })) return 'app'
  const left = await spendRecovery(db, begun.id, { code, ports, now })
  if (left === undefined) return undefined
  await tell(db, recoveryUsedMail({ brand: ports.desk.brand(), to: begun }, left, now), now)
  return 'recovery code'
}

/** The app counts once a code of it was proven; that code is used up with it. */
async function setUp({ ports, now }: Ctx, db: Db, { begun, code }: { begun: SignInRow; code: string }) {
  if (begun.setup_secret === null) return false
  const totp_step = stepOfCode(openTotp(ports, begun.id, begun.setup_secret), code, now)
  return totp_step !== undefined && setTotp(db, begun.id, { totp_secret: begun.setup_secret, totp_step })
}
