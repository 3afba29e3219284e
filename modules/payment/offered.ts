import type { Db } from '#core/context.ts'
import type { Tenant } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { PaymentPorts } from './ports.ts'
import { type GatewayName, type Method, methodsFor } from './rules/methods.ts'

type Here = { db: Db; now: Date; ports: PaymentPorts; tenant: Pick<Tenant, 'feature_flag'> }

/** What an amount can be paid with at this tenant today. */
export async function offeredMethods({ db, now, ports, tenant }: Here, amount: number): Promise<Method[]> {
  const receives = (name: GatewayName) => name !== 'doku' || tenant.feature_flag.is_receive_payment_doku === 1
  const names = ['doku', 'yukk'] as const
  const gateways = names.filter((name) => ports.gateways[name] !== undefined && receives(name))
  return methodsFor({ amount, gateways, caps: await datedRulesOn(db, jakartaDate(now)) })
}
