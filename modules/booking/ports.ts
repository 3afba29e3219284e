import type { LimitPort } from '#core/ports.ts'

/** Keys of this installation: a code is kept only as what this makes of it. */
export type BookingPorts = { limits: LimitPort; tokens: { keyedHash(purpose: string, text: string): string } }
