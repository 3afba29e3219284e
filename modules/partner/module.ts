import type { Handlers } from '#core/call.ts'
import { agencies } from './calls/agencies.ts'
import { applicationState } from './calls/application-state.ts'
import { apply } from './calls/apply.ts'
import { banks } from './calls/banks.ts'
import { distributionChannels } from './calls/distribution-channels.ts'
import { googleReviews } from './calls/google-reviews.ts'
import { partners } from './calls/partners.ts'
import { travelInformation } from './calls/travel-information.ts'
import { travelPartners } from './calls/travel-partners.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { PartnerPorts } from './ports.ts'

export { partnerCards } from './cards.ts'
export { partnerContact } from './contact.ts'
export { hiddenHere } from './hidden.ts'
export { isHiddenAt, isLicensed, partnerVersion } from './store.licences.ts'
export {
  countPartners,
  findPartner,
  hiddenPartnerIds,
  listChannels,
  partnerLicences,
  setPackageCounts,
  travelSlugs,
} from './store.ts'

const calls = {
  partners,
  travelPartners,
  banks,
  agencies,
  distributionChannels,
  travelInformation,
  googleReviews,
  apply,
  applicationState,
} satisfies Handlers<typeof contract, PartnerPorts>

export const partner = { contract, calls, jobs }
