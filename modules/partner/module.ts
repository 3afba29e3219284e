export { findPartner, hiddenPartnerIds, partnerCards, partnerLicences } from './store.listing.ts'
