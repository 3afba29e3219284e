import type { Output } from '#core/call.ts'
import type { orderDetail } from '#modules/booking/contract.ts'

/** An order as checkout gets it. */
export type Order = Output<typeof orderDetail>
