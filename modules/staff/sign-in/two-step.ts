import { Secret, TOTP } from 'otpauth'
import { newCode } from '#core/ids.ts'
import type { StaffPorts } from '../ports.ts'

// What every app reads (RFC 6238 with its defaults).
const period = 30
const issuer = 'Rihla'

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** 20 bytes: as many as the hash has. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an app takes up from a picture. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

/** The half minute that a code is of: this one, the one before it, or the next, for a clock that goes wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : stepAt(now) + delta
}

/** The code that would be taken now, where one is left that was not used. */
export function unusedCode(secret: string, used_step: number, now: Date): string | undefined {
  const step = Math.max(stepAt(now), used_step + 1)
  return step > stepAt(now) + 1 ? undefined : totpOf(secret).generate({ timestamp: step * period * 1000 })
}

const placeOf = (staff_id: string): string => `staff totp ${staff_id}`

export const sealTotp = ({ documents }: Pick<StaffPorts, 'documents'>, staff_id: string, secret: string): string =>
  documents.seal(Buffer.from(secret), placeOf(staff_id)).toString('base64')

export function openTotp({ documents }: Pick<StaffPorts, 'documents'>, staff_id: string, sealed: string): string {
  const secret = documents.open(Buffer.from(sealed, 'base64'), placeOf(staff_id))
  if (!secret) throw new Error(`the second factor of ${staff_id} does not open: its key is not among the secrets`)
  return secret.toString()
}

const recoveryCodes = 10
const recoverySigns = 10

/** Fifty bits each; shown once, in two halves that are easy to copy by hand. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => newCode(recoverySigns))

export const recoveryHash = ({ tokens }: Pick<StaffPorts, 'tokens'>, code: string): string =>
  tokens.keyedHash('staff recovery', code)

/** As it was given out: whatever was typed between the halves, and in whichever case. */
export const readRecoveryCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]{10}$/.test(code) ? code : undefined
}
