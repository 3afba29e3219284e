import { hashSecret } from '#core/ids.ts'
import type { SignInPort } from '#modules/identity/ports.ts'
import { exchangeCode } from '../oidc/exchange.ts'
import { oidcIssuer } from '../oidc/issuer.ts'
import { verifyIdToken } from '../oidc/verify.ts'

export type GoogleConfig = {
  issuer: string
  client_id: string
  client_secret: string
  native_client_ids?: readonly string[]
}

export const googleIssuer = 'https://accounts.google.com'

/** Sign-in with Google, or with whatever speaks its protocol at the issuer's address. */
export function googleSignIn(config: GoogleConfig): SignInPort {
  const issuer = oidcIssuer(config.issuer)
  const issuers = issuersOf(config.issuer)
  const { client_id, client_secret } = config
  return {
    async authorizationUrl({ state, nonce, code_verifier, redirect_uri }) {
      const endpoints = await issuer.endpoints()
      // A provider that does not answer us may still answer the person.
      const url = new URL(endpoints.ok ? endpoints.value.authorization_endpoint : `${config.issuer}/o/oauth2/v2/auth`)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: hashSecret(code_verifier),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async identityFromCode({ code, code_verifier, nonce, redirect_uri, now }) {
      const token = await exchangeCode(issuer, { code, code_verifier, client_id, client_secret, redirect_uri })
      if (!token.ok) return token
      return verifyIdToken(token.value, issuer.keys, { issuers, audiences: [client_id], nonce, now })
    },
    identityFromToken({ token, nonce, now }) {
      const audiences = [client_id, ...(config.native_client_ids ?? [])]
      return verifyIdToken(token, issuer.keys, { issuers, audiences, nonce, now })
    },
  }
}

/** Google signs with or without the scheme (protocols §5.1); nobody else has a second name. */
export const issuersOf = (issuer: string): readonly string[] =>
  issuer === googleIssuer ? [googleIssuer, 'accounts.google.com'] : [issuer]
