import type { BounceReport } from '#core/bounce.ts'
import type { TakenPicture } from '#core/file-reasons.ts'
import type { FilesPort, LimitPort } from '#core/ports.ts'

export type ProviderName = 'google' | 'apple'

/** Who the provider says this is, after its signature, issuer, audience, expiry and nonce were verified. */
export type ProviderIdentity = {
  subject: string
  email: string | undefined
  email_verified: boolean
  full_name: string | undefined
  token_expires_at: Date
}

export type ProviderAnswer =
  | { ok: true; identity: ProviderIdentity }
  | { ok: false; why: 'refused' | 'unreachable'; detail: string }

export type SignInPort = {
  /** Where to send the person; state, nonce and the PKCE challenge travel with them. */
  authorizationUrl(attempt: {
    state: string
    nonce: string
    code_verifier: string
    redirect_uri: string
  }): Promise<string>
  /** `user` is what Apple posts beside the code on the first consent: JSON with the name. */
  identityFromCode(answer: {
    code: string
    code_verifier: string
    nonce: string
    redirect_uri: string
    user?: string | undefined
    now: Date
  }): Promise<ProviderAnswer>
  /** For native apps that got an ID token from the provider's own library. */
  identityFromToken(answer: { token: string; nonce?: string | undefined; now: Date }): Promise<ProviderAnswer>
}

export type IdentityPorts = {
  files: FilesPort
  sign_in: Record<ProviderName, SignInPort>
  tokens: TokenPort
  passwords: PasswordPort
  pictures: PicturePort
  limits: LimitPort
  bounce_reports: BounceReportPort
  /** Some of a member's sessions have ended: no process trusts what it remembers of them, once that is stored. */
  sessionsEnded(user_id: string): void
}

/** What the operator's mail server hands over when a mail comes back. */
export type BounceReportPort = {
  /** `off`: none are taken here. */
  check(authorization: string | undefined): 'off' | 'stranger' | 'ours'
  /** Nothing where the message is no such report. */
  read(message: Buffer): Promise<BounceReport | undefined>
  /** Too many come back at once: the address of this mail was not marked. */
  held(mail_id: string): void
}

/** Keys of this installation: what is signed and hashed with them cannot be made elsewhere. */
export type TokenPort = {
  signUserToken(claims: { user_id: string; session_id: string; tenant_id: string }, now: Date): Promise<string>
  /** Keyed hash, for short codes and for successors of refresh tokens. */
  keyedHash(purpose: string, text: string): string
}

export type PasswordPort = {
  hash(password: string): Promise<string>
  /** Takes the same time for a missing hash as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** Takes only what is a picture by content, and makes it anew: no metadata, no tail, a square of bounded size. */
export type PicturePort = { takeSquare(bytes: Buffer): Promise<TakenPicture> }
