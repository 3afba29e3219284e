import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { notificationPath } from '../notification-path.ts'
import type { PaymentPorts } from '../ports.ts'
import { receiveNotification } from '../receive-notification.ts'

type Call = typeof contract.notify

export async function notify(ctx: GatewayCtx<PaymentPorts>, { gateway }: Input<Call>): Promise<Output<Call>> {
  await receiveNotification(ctx, { name: gateway, path: notificationPath(gateway) })
  return {}
}
