import type { SignInPort } from '#modules/identity/ports.ts'
import { exchangeCode } from '../oidc/exchange.ts'
import { oidcIssuer } from '../oidc/issuer.ts'
import { verifyIdToken } from '../oidc/verify.ts'
import { type AppleTeam, applePrivateKey, clientSecret } from './client-secret.ts'
import { nameFromUser } from './user.ts'

/** `private_key` is PEM, PKCS8, P-256; a native app's token names its bundle id, listed in `native_client_ids`. */
export type AppleConfig = AppleTeam & { private_key: string; native_client_ids?: readonly string[] }

/** Sign-in with Apple, or with whatever speaks its protocol at the issuer's address. */
export function appleSignIn(config: AppleConfig): SignInPort {
  const issuer = oidcIssuer(config.issuer)
  const key = applePrivateKey(config.private_key)
  const issuers = [config.issuer]
  const { client_id } = config
  return {
    async authorizationUrl({ state, nonce, redirect_uri }) {
      const endpoints = await issuer.endpoints()
      // A provider that does not answer us may still answer the person.
      const url = new URL(endpoints.ok ? endpoints.value.authorization_endpoint : `${config.issuer}/auth/authorize`)
      // Apple has no PKCE; it demands form_post as soon as a scope is asked (protocols §5.2).
      const params = { response_type: 'code', response_mode: 'form_post', scope: 'name email' }
      url.search = new URLSearchParams({ ...params, client_id, redirect_uri, state, nonce }).toString()
      return url.href
    },
    async identityFromCode({ code, nonce, redirect_uri, user, now }) {
      const client_secret = await clientSecret(config, key, now)
      const token = await exchangeCode(issuer, { code, client_id, client_secret, redirect_uri })
      if (!token.ok) return token
      const answer = await verifyIdToken(token.value, issuer.keys, { issuers, audiences: [client_id], nonce, now })
      if (!answer.ok) return answer
      return { ok: true, identity: { ...answer.identity, full_name: nameFromUser(user) ?? answer.identity.full_name } }
    },
    identityFromToken({ token, nonce, now }) {
      const audiences = [client_id, ...(config.native_client_ids ?? [])]
      return verifyIdToken(token, issuer.keys, { issuers, audiences, nonce, now })
    },
  }
}
