import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { login } from '../contract.ts'
import { emitMemberJoined, tellMemberRecommended } from '../events.ts'
import type { IdentityPorts, ProviderAnswer, ProviderIdentity, ProviderName } from '../ports.ts'
import { decideLink, type LinkDecision, memberName } from '../rules/linking.ts'
import * as shape from '../shapes.ts'
import * as store from '../store.sign-in.ts'
import { endSessionsOf } from '../store.ts'
import { openSession } from './session.ts'

type Ctx = AnyoneCtx<IdentityPorts>
type Return = { provider: ProviderName; state: string; code: string; redirect_uri: string; user?: string | undefined }
export type Arrival = { provider: ProviderName; identity: ProviderIdentity; affiliate_code: string | undefined }

/** Who came back with a code. The attempt is spent first: whatever follows, its state is worth nothing again. */
export async function identityOfReturn(ctx: Ctx, sent: Return): Promise<ProviderIdentity> {
  const { tenant, now } = ctx
  const { provider, state, code, redirect_uri, user } = sent
  const mine = { tenant_id: tenant.id, provider, state_hash: hashSecret(state), redirect_uri, now }
  const attempt = await store.spendAttempt(ctx.db, mine)
  if (!attempt) throw new Refusal(codes.oidc_failed)
  const { identityFromCode } = ctx.ports.sign_in[provider]
  return vouchedIdentity(await identityFromCode({ ...attempt, code, redirect_uri, user, now }))
}

export function vouchedIdentity(answer: ProviderAnswer): ProviderIdentity {
  if (!answer.ok) throw new Refusal(codes.oidc_failed)
  const email = shape.email.safeParse(answer.identity.email)
  return { ...answer.identity, email: email.data }
}

class Raced extends Error {}
const mostTries = 3

/** Signs in whom the provider vouches for. Two arrivals at once of one new person end as one member. */
export async function signInFromProvider(ctx: Ctx, arrival: Arrival): Promise<Output<typeof login>> {
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      const { tokens, step, user_id } = await ctx.db.transaction((db) => admit({ ...ctx, db }, arrival))
      if (step === 'reclaim') ctx.ports.sessionsEnded(user_id)
      return tokens
    } catch (error) {
      if (!(error instanceof Raced)) throw error
    }
  }
  throw new Refusal(codes.oidc_failed)
}

async function admit(ctx: Ctx, arrival: Arrival) {
  const { provider, identity } = arrival
  const account = { tenant_id: ctx.tenant.id, provider, subject: identity.subject }
  const linked_user_id = await store.findLinkedMember(ctx.db, account)
  const { email } = identity
  const member = linked_user_id || !email ? undefined : await store.lockMemberByEmail(ctx.db, ctx.tenant.id, email)
  const decision = decideLink({ linked_user_id, member }, identity)
  if (!decision.ok) throw new Refusal(decision.code)
  const user_id = await memberOf(ctx, arrival, decision)
  if (decision.step !== 'enter') await link(ctx, { ...account, user_id })
  if (decision.step === 'create' || decision.step === 'reclaim')
    await emitMemberJoined(ctx.db, { tenant_id: ctx.tenant.id, user_id, now: ctx.now })
  const { affiliate_code } = arrival
  if (affiliate_code)
    await tellMemberRecommended(ctx.db, { tenant_id: ctx.tenant.id, user_id, affiliate_code, now: ctx.now })
  return { tokens: await openSession(ctx, user_id), step: decision.step, user_id }
}

/** The member the decision names, made or cleared as it says. */
async function memberOf(ctx: Ctx, arrival: Arrival, decision: Extract<LinkDecision, { ok: true }>): Promise<string> {
  const { db, now, tenant, language } = ctx
  const { identity } = arrival
  if (decision.step === 'create') {
    const { email } = decision
    const full_name = memberName(identity.full_name, email)
    const dates = { created_at: now, email_verified_at: now }
    const row = { id: newId(now), tenant_id: tenant.id, email, full_name, language, ...dates }
    if (!(await store.insertMember(db, row))) throw new Raced()
    return row.id
  }
  if (decision.step === 'reclaim') {
    const full_name = memberName(identity.full_name, decision.email)
    await store.reclaimMember(db, decision.user_id, { full_name, now })
    await endSessionsOf(db, decision.user_id, { now, reason: 'reclaimed' })
  }
  return decision.user_id
}

async function link(
  ctx: Ctx,
  account: { tenant_id: string; provider: ProviderName; subject: string; user_id: string },
) {
  if (!(await store.linkAccount(ctx.db, { ...account, created_at: ctx.now }))) throw new Raced()
}
