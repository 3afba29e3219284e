import type { Handlers } from '#core/call.ts'
import { addDatedRule } from './calls/console/add-dated-rule.ts'
import { listDatedRules } from './calls/console/list-dated-rules.ts'
import { seeDatedRule } from './calls/console/see-dated-rule.ts'
import { rules } from './calls/rules.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'

export { addRule, datedRulesOn, forgetRules, rulesToday } from './load.ts'

const consoleCalls = { listDatedRules, seeDatedRule, addDatedRule } satisfies Handlers<typeof consoleContract, unknown>

export const datedRules = {
  contract,
  calls: { rules } satisfies Handlers<typeof contract, unknown>,
  console: { contract: consoleContract, calls: consoleCalls },
  jobs: [],
}
