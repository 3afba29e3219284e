import type { PasswordPort } from '../ports.ts'
import { normalizedPassword } from '../rules/password.ts'

/** The only two ways a password is used: both read it alike, so one typed on another keyboard still fits. */
export const hashPassword = (passwords: PasswordPort, password: string): Promise<string> =>
  passwords.hash(normalizedPassword(password))

export const isPassword = (passwords: PasswordPort, hash: string | null, password: string): Promise<boolean> =>
  passwords.verify(hash, normalizedPassword(password))
