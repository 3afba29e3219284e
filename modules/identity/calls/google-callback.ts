import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { validationWords } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts, ProviderIdentity } from '../ports.ts'
import { chooseSignInForm } from '../rules/sign-in-form.ts'
import { identityOfReturn, signInFromProvider, vouchedIdentity } from '../sign-in/sign-in.ts'
import { takeIdToken } from '../store.sign-in.ts'

type Call = typeof contract.googleCallback
type Ctx = AnyoneCtx<IdentityPorts>

export async function googleCallback(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { affiliate_code, ...sent } = input
  const choice = chooseSignInForm(sent)
  if (!choice.ok) throw wrongForm(ctx, choice)
  const { form } = choice
  const identity =
    form.kind === 'token'
      ? await identityOfToken(ctx, form)
      : await identityOfReturn(ctx, { provider: 'google', ...form })
  return signInFromProvider(ctx, { provider: 'google', identity, affiliate_code })
}

async function identityOfToken(
  ctx: Ctx,
  sent: { token: string; nonce: string | undefined },
): Promise<ProviderIdentity> {
  const { token, nonce } = sent
  const identity = vouchedIdentity(await ctx.ports.sign_in.google.identityFromToken({ token, nonce, now: ctx.now }))
  // Only what is signed: the signature itself can be written in more than one way.
  const token_hash = hashSecret(token.split('.').slice(0, 2).join('.'))
  const isFirst = await takeIdToken(ctx.db, { token_hash, expires_at: identity.token_expires_at })
  if (!isFirst) throw new Refusal(codes.oidc_failed)
  return identity
}

function wrongForm(ctx: Ctx, { empty, surplus }: { empty: string[]; surplus: string[] }): Refusal {
  const say = validationWords(ctx.language)
  const errors = [...empty.map((name) => [name, [say.empty]]), ...surplus.map((name) => [name, [say.type]])]
  return new Refusal(codes.input_invalid, { errors: Object.fromEntries(errors) })
}
