export type LicenceFacts = {
  licence_valid_until: string | null
  licence_suspended_on: string | null
}
export type LicenceState = 'valid' | 'expired' | 'suspended'

/** Good through its last day; one without an end is good until it is suspended. Days are `YYYY-MM-DD` in Jakarta. */
export function licenceState(partner: LicenceFacts, today: string): LicenceState {
  if (partner.licence_suspended_on !== null && partner.licence_suspended_on <= today) return 'suspended'
  if (partner.licence_valid_until !== null && partner.licence_valid_until < today) return 'expired'
  return 'valid'
}
