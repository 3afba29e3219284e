import type { Handlers } from '#core/call.ts'
import { agencies } from './calls/agencies.ts'
import { applicationState } from './calls/application-state.ts'
import { apply } from './calls/apply.ts'
import { banks } from './calls/banks.ts'
import { acceptApplication } from './calls/console/accept-application.ts'
import { addBankTerms } from './calls/console/add-bank-terms.ts'
import { addLicence } from './calls/console/add-licence.ts'
import { changeLicence } from './calls/console/change-licence.ts'
import { changePartnerProfile } from './calls/console/change-partner-profile.ts'
import { decideLift } from './calls/console/decide-lift.ts'
import { exportApplications } from './calls/console/export-applications.ts'
import { exportBankTerms } from './calls/console/export-bank-terms.ts'
import { exportLicences } from './calls/console/export-licences.ts'
import { liftSuspension } from './calls/console/lift-suspension.ts'
import { listApplications } from './calls/console/list-applications.ts'
import { listBankProducts } from './calls/console/list-bank-products.ts'
import { listLicences } from './calls/console/list-licences.ts'
import { listPartnerProfiles } from './calls/console/list-partner-profiles.ts'
import { noteCheck } from './calls/console/note-check.ts'
import { openApplicationDocument } from './calls/console/open-application-document.ts'
import { rejectApplication } from './calls/console/reject-application.ts'
import { seeApplication } from './calls/console/see-application.ts'
import { seeApplicationFigures } from './calls/console/see-application-figures.ts'
import { seeBank } from './calls/console/see-bank.ts'
import { seeLicence } from './calls/console/see-licence.ts'
import { seePartnerProfile } from './calls/console/see-partner-profile.ts'
import { setPartnerPicture } from './calls/console/set-partner-picture.ts'
import { showPartner } from './calls/console/show-partner.ts'
import { shownPartners } from './calls/console/shown-partners.ts'
import { startReview } from './calls/console/start-review.ts'
import { stopBankProduct } from './calls/console/stop-bank-product.ts'
import { suspendLicence } from './calls/console/suspend-licence.ts'
import { distributionChannels } from './calls/distribution-channels.ts'
import { googleReviews } from './calls/google-reviews.ts'
import { partners } from './calls/partners.ts'
import { travelInformation } from './calls/travel-information.ts'
import { travelPartners } from './calls/travel-partners.ts'
import { uploadApplicationDocument } from './calls/upload-application-document.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { PartnerDeskPorts, PartnerPorts } from './ports.ts'

export { isApplicationLink } from './application.ts'
export { type BoundTerms, boundTerms } from './bound-terms.ts'
export { banks } from './calls/banks.ts'
export { partnerCards } from './cards.ts'
export { partnerContact } from './contact.ts'
export { onLicenceChanged, onLicenceLost, onProfileChanged } from './events.ts'
export { financingDaysToday } from './financing-days.ts'
export { hiddenHere } from './hidden.ts'
export { lockBank, termsById } from './store.bank-terms.ts'
export { isHiddenAt, isLicensed, partnerVersion } from './store.licences.ts'
export { findApplied, listOwnPartners, lockOwnPartner, partnerIdsNamed } from './store.own.ts'
export {
  countPartners,
  findContact,
  findPartner,
  hiddenPartnerIds,
  listChannels,
  partnerLicences,
  setPackageCounts,
  tenantsHiding,
  travelSlugs,
} from './store.ts'
export { licenceFor } from './view.ts'

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
  uploadApplicationDocument,
} satisfies Handlers<typeof contract, PartnerPorts>

const consoleCalls = {
  listApplications,
  exportApplications,
  seeApplication,
  seeApplicationFigures,
  startReview,
  openApplicationDocument,
  noteCheck,
  acceptApplication,
  rejectApplication,
  listLicences,
  exportLicences,
  seeLicence,
  addLicence,
  changeLicence,
  suspendLicence,
  liftSuspension,
  decideLift,
  shownPartners,
  showPartner,
  listPartnerProfiles,
  seePartnerProfile,
  changePartnerProfile,
  setPartnerPicture,
  listBankProducts,
  exportBankTerms,
  seeBank,
  addBankTerms,
  stopBankProduct,
} satisfies Handlers<typeof consoleContract, PartnerDeskPorts>

export const partner = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
