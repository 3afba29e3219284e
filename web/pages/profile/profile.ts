import type { memberOf } from '../../shell.server.ts'

export type Profile = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** A number that waits for its code; times in ms since the epoch, by the server's clock. */
export type PendingPhone = { phone_number: string; next_allowed_at: number }

/** What the member typed when the session had ended, in one of the forms of this page. */
export type Unsent = { intent: string; values: Record<string, string> }
