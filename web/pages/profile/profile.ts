import type { memberOf } from '../../shell.server.ts'

export type Profile = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** A number that waits for its code; times in ms since the epoch, by the server's clock. */
export type PendingPhone = { phone_number: string; next_allowed_at: number }
