import type { Output } from '#core/call.ts'
import type { financingOrder } from '#modules/financing/contract.ts'

/** An order as it can be financed. */
export type Facts = Output<typeof financingOrder>
export type Application = NonNullable<Facts['application']>
