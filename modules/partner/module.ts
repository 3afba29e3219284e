export { findPartner, hiddenPartnerIds, partnerLicences, unlicensedPartnerIds } from './store.ts'
