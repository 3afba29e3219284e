import { channel } from '#core/channel.ts'
import type { LicenceKind } from './rules/licence.ts'

/** A licence that is not good any more, from that day on. */
export type LicenceLost = {
  licence: { id: string; kind: LicenceKind; number: string }
  partner: { id: string; name: string }
  why: 'suspended' | 'expired'
  day: string
  now: Date
}

const licenceLost = channel<LicenceLost>()

/** `licence.lost`: once for each time it stops being good. What was sold by it runs on; nothing more is sold. */
export const onLicenceLost = licenceLost.on
export const emitLicenceLost = licenceLost.tell
