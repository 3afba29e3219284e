import type { Handlers } from '#core/call.ts'
import { onMemberDeleted, type ProofPorts } from '#modules/identity/module.ts'
import { addBreachStep } from './calls/console/add-breach-step.ts'
import { listBreaches } from './calls/console/list-breaches.ts'
import { reportBreach } from './calls/console/report-breach.ts'
import { seeBreach } from './calls/console/see-breach.ts'
import { dataExportFile } from './calls/data-export-file.ts'
import { requestDataExport } from './calls/request-data-export.ts'
import { seeDataExport } from './calls/see-data-export.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { PrivacyPorts } from './ports.ts'
import { endExport } from './store.ts'

onMemberDeleted(async (db, { user_id, now }) => {
  await endExport(db, user_id, now)
})

const calls = { requestDataExport, seeDataExport, dataExportFile } satisfies Handlers<
  typeof contract,
  PrivacyPorts & ProofPorts
>

const consoleCalls = { listBreaches, reportBreach, seeBreach, addBreachStep } satisfies Handlers<
  typeof consoleContract,
  PrivacyPorts
>

export const privacy = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
