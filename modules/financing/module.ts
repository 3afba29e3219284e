import type { Handlers } from '#core/call.ts'
import { simulate } from './calls/simulate.ts'
import * as contract from './contract.ts'

export const financing = { contract, calls: { simulate } satisfies Handlers<typeof contract, unknown>, jobs: [] }
