import type { Handlers } from '#core/call.ts'
import { onMemberDeleted, onMemberRecommended } from '#modules/identity/module.ts'
import { attributeCode } from './attribution.ts'
import { addConsultant } from './calls/console/add-consultant.ts'
import { consultantBrands } from './calls/console/consultant-brands.ts'
import { consultantProfile } from './calls/console/consultant-profile.ts'
import { endConsultant } from './calls/console/end-consultant.ts'
import { endShareLink } from './calls/console/end-share-link.ts'
import { findRecommendable } from './calls/console/find-recommendable.ts'
import { listConsultants } from './calls/console/list-consultants.ts'
import { listShareLinks } from './calls/console/list-share-links.ts'
import { makeShareLink } from './calls/console/make-share-link.ts'
import { keepRecommendation } from './calls/keep-recommendation.ts'
import { openShareLink } from './calls/open-share-link.ts'
import { shareToken } from './calls/share-token.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { AffiliatePorts } from './ports.ts'
import { deleteAttribution } from './store.ts'

export { goneAmong, listAnswering } from './answering.ts'
export { attributeCode, attributeInChat, type Recommender, recommendedBy } from './attribution.ts'
export { consultantIdsNamed, earnersOfStaff, findEarner, lockConsultantOfStaff, samePeople } from './store.earners.ts'
export {
  consultantNames,
  findConsultant,
  listEnded as endedAmong,
  listOfStaff as consultantsOfStaff,
  staffOf,
} from './store.ts'

onMemberRecommended(async (db, { affiliate_code, ...member }) => {
  await attributeCode(db, { ...member, code: affiliate_code, source: 'sign_in' })
})
onMemberDeleted(async (db, { user_id }) => {
  await deleteAttribution(db, user_id)
})

const calls = { shareToken, openShareLink, keepRecommendation } satisfies Handlers<typeof contract, unknown>

const consoleCalls = {
  consultantProfile,
  listShareLinks,
  findRecommendable,
  makeShareLink,
  endShareLink,
  listConsultants,
  consultantBrands,
  addConsultant,
  endConsultant,
} satisfies Handlers<typeof consoleContract, AffiliatePorts>

export const affiliate = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs: [] }
