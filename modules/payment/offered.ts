import type { Tenant } from '#core/tenant.ts'
import type { PaymentPorts } from './ports.ts'
import { type GatewayName, type Method, methodsFor } from './rules/methods.ts'

type Here = { ports: PaymentPorts; tenant: Pick<Tenant, 'feature_flag'> }

/** What an amount can be paid with at this tenant. */
export function offeredMethods({ ports, tenant }: Here, amount: number): Method[] {
  const receives = (name: GatewayName) => name !== 'doku' || tenant.feature_flag.is_receive_payment_doku === 1
  const names = ['doku', 'yukk'] as const
  const gateways = names.filter((name) => ports.gateways[name] !== undefined && receives(name))
  return methodsFor({ amount, gateways })
}
