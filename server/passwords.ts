import { hash, verify } from '@node-rs/argon2'
import type { PasswordPort } from '#modules/identity/ports.ts'

// OWASP password storage, argon2id: 19 MiB, 2 passes, 1 lane. The library's default algorithm is argon2id.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

export const passwordHash = (password: string): Promise<string> => hash(password, cost)

/** Argon2id. A missing hash is compared with one nobody knows, so an unknown address takes as long as a known one. */
export async function argonPasswords(): Promise<PasswordPort> {
  const nobody = await passwordHash(crypto.randomUUID())
  return {
    hash: passwordHash,
    async verify(stored, password) {
      const same = await verify(stored ?? nobody, password)
      return stored !== null && same
    },
  }
}
