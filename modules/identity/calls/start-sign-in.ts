import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { validationWords } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { isOwnReturnAddress } from '../rules/return-address.ts'
import { insertAttempt } from '../store.sign-in.ts'

type Call = typeof contract.startSignIn

const attemptLifeMs = 10 * minuteMs // long enough for a second factor at the provider

export async function startSignIn(ctx: AnyoneCtx<IdentityPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { provider, redirect_uri } = input
  if (!isOwnReturnAddress(redirect_uri, ctx.tenant.public_url)) {
    throw new Refusal(codes.input_invalid, { errors: { redirect_uri: [validationWords(ctx.language).format] } })
  }
  const state = newSecret()
  const secrets = { nonce: newSecret(), code_verifier: newSecret() }
  const url = await ctx.ports.sign_in[provider].authorizationUrl({ ...secrets, state, redirect_uri })
  if (!URL.canParse(url)) throw new Refusal(codes.oidc_failed)
  const expires_at = addMs(ctx.now, attemptLifeMs)
  const attempt = { ...secrets, state_hash: hashSecret(state), tenant_id: ctx.tenant.id, provider, redirect_uri }
  await insertAttempt(ctx.db, { ...attempt, expires_at })
  return { url, state }
}
