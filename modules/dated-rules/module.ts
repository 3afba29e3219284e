import type { Handlers } from '#core/call.ts'
import { rules } from './calls/rules.ts'
import * as contract from './contract.ts'

export { addRule, datedRulesOn, rulesToday } from './load.ts'

export const datedRules = { contract, calls: { rules } satisfies Handlers<typeof contract, unknown>, jobs: [] }
