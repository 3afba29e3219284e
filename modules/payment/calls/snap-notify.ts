import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { snapNotificationPath } from '../notification-path.ts'
import type { PaymentPorts } from '../ports.ts'
import { receiveNotification } from '../receive-notification.ts'

type Call = typeof contract.snapNotify

export async function snapNotify(ctx: GatewayCtx<PaymentPorts>, { gateway }: Input<Call>): Promise<Output<Call>> {
  await receiveNotification(ctx, { name: gateway, path: snapNotificationPath(gateway) })
  return { responseCode: '2005200', responseMessage: 'Successful' }
}
