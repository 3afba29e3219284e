import type { Handlers } from '#core/call.ts'
import { onCheckedOut } from '#modules/booking/module.ts'
import { onFinancingChanged } from '#modules/financing/module.ts'
import { onMemberDeleted, onMemberJoined, type ProofPorts } from '#modules/identity/module.ts'
import { onPushAllowed, onPushEnded } from '#modules/notification/module.ts'
import { onSavingsSubmitted, onSavingsWithdrawn } from '#modules/savings/module.ts'
import { consents } from './calls/consents.ts'
import { addBreachStep } from './calls/console/add-breach-step.ts'
import { listBreaches } from './calls/console/list-breaches.ts'
import { reportBreach } from './calls/console/report-breach.ts'
import { seeBreach } from './calls/console/see-breach.ts'
import { seeRetention } from './calls/console/see-retention.ts'
import { dataExportFile } from './calls/data-export-file.ts'
import { giveConsent } from './calls/give-consent.ts'
import { requestDataExport } from './calls/request-data-export.ts'
import { seeDataExport } from './calls/see-data-export.ts'
import { withdrawConsent } from './calls/withdraw-consent.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { PrivacyPorts } from './ports.ts'
import { recordGiven, recordWithdrawn } from './record-consent.ts'
import { endExport } from './store.ts'

export { runRetention } from './retention.ts'
export { hasRun as hasRetentionRun } from './store.retention.ts'

onMemberDeleted(async (db, { user_id, now }) => {
  await endExport(db, user_id, now)
})

onMemberJoined(async (db, joined) => {
  for (const kind of ['terms', 'privacy'] as const) await recordGiven(db, { ...joined, kind })
})
onCheckedOut((db, { booking: { id, code, tenant_id, user_id }, now }) =>
  recordGiven(db, { tenant_id, user_id, kind: 'order_terms', order: { id, code }, now }),
)
const savingsConsents = ['savings_terms', 'savings_data'] as const
onSavingsSubmitted(async (db, { plan: { id, code, tenant_id, user_id, terms_id }, now }) => {
  const given = { tenant_id, user_id, terms_id, order: { id, code }, now }
  for (const kind of savingsConsents) await recordGiven(db, { ...given, kind })
})
// Whoever takes the application back takes back what it was sent with.
onSavingsWithdrawn(async (db, { plan: { id, code, tenant_id, user_id }, now }) => {
  for (const kind of savingsConsents) await recordWithdrawn(db, { tenant_id, user_id, kind, order: { id, code }, now })
})
const financingConsents = ['financing_terms', 'financing_privacy', 'financing_data'] as const
onFinancingChanged(async (db, { application, event, now }) => {
  const record = event === 'submit' ? recordGiven : application.state === 'withdrawn' ? recordWithdrawn : undefined
  if (!record) return
  const { booking_id: id, code, tenant_id, user_id, terms_id } = application
  const about = { tenant_id, user_id, terms_id, order: { id, code }, now }
  for (const kind of financingConsents) await record(db, { ...about, kind })
})
onPushAllowed((db, news) => recordGiven(db, { ...news, kind: 'push' }))
onPushEnded((db, news) => recordWithdrawn(db, { ...news, kind: 'push' }))

const calls = {
  requestDataExport,
  seeDataExport,
  dataExportFile,
  consents,
  giveConsent,
  withdrawConsent,
} satisfies Handlers<typeof contract, PrivacyPorts & ProofPorts>

const consoleCalls = { listBreaches, reportBreach, seeBreach, addBreachStep, seeRetention } satisfies Handlers<
  typeof consoleContract,
  PrivacyPorts
>

export const privacy = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
