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

/** A partner one of whose licences is another than before, or new. */
export type LicenceChanged = { partner_id: string; now: Date }

/** A partner whose page says or shows something else than before. */
export type ProfileChanged = { partner_id: string; now: Date }

const licenceLost = channel<LicenceLost>()
const licenceChanged = channel<LicenceChanged>()
const profileChanged = channel<ProfileChanged>()

/** `licence.lost`: once for each time it stops being good. What was sold by it runs on; nothing more is sold. */
export const onLicenceLost = licenceLost.on
export const emitLicenceLost = licenceLost.tell
/** `licence.changed`: what the partner may sell may be other than before. */
export const onLicenceChanged = licenceChanged.on
export const emitLicenceChanged = licenceChanged.tell
/** `profile.changed`: lists that show its logo show another. */
export const onProfileChanged = profileChanged.on
export const emitProfileChanged = profileChanged.tell
