import type { Db } from '#core/context.ts'
import type { LimitPort } from '#core/ports.ts'
import type { Scope } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'

export type StaffPorts = {
  passwords: {
    hash(password: string): Promise<string>
    /** Takes the same time for a missing hash as for a wrong password. */
    verify(hash: string | null, password: string): Promise<boolean>
  }
  limits: LimitPort
  tokens: { keyedHash(purpose: string, text: string): string }
  /** Encrypts for one place alone: what was sealed for another does not open. */
  documents: {
    seal(bytes: Buffer, place: string): Buffer
    open(sealed: Buffer, place: string): Buffer | undefined
  }
  /** Sign-ins or roles of somebody at the desk have ended, perhaps in a transaction that is still open: what they have open ends. */
  staffSessionsEnded(staff_id: string): void
  desk: {
    /** Whose name stands on mails of the desk, with the address that the console is reached at. */
    brand(): Tenant
    /** What tenants, partners, stores and banks are called, by id. */
    scopeNames(db: Db, scopes: readonly Scope[]): Promise<ReadonlyMap<string, string>>
    /** A demo shows the code that an app would show, so that anybody can look around. */
    is_demo: boolean
  }
}
