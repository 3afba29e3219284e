import type { Handlers } from '#core/call.ts'
import { savingsPartners } from './calls/savings-partners.ts'
import * as contract from './contract.ts'

const calls = { savingsPartners, olderSavingsPartners: savingsPartners } satisfies Handlers<typeof contract, unknown>

export const savings = { contract, calls, jobs: [] }
