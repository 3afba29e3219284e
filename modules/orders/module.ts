import type { Handlers } from '#core/call.ts'
import { continueOrder } from './calls/continue-order.ts'
import { latestOrder } from './calls/latest-order.ts'
import { myOrders } from './calls/my-orders.ts'
import * as contract from './contract.ts'

const calls = { latestOrder, continueOrder, myOrders } satisfies Handlers<typeof contract, unknown>

export const orders = { contract, calls, jobs: [] }
