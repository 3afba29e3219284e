import { hourMs } from '#core/time.ts'

export const resetLifeMs = hourMs

/** Mails with a link, per address; beyond it nothing is sent and nothing is said. */
export const resetLimit = { points: 3, seconds: 15 * 60 } as const
