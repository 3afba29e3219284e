import type { Db } from '#core/context.ts'
import type { Tenant } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { PaymentPorts } from './ports.ts'
import { type GatewayName, limits, type Method, methodsFor } from './rules/methods.ts'

type Here = { db: Db; now: Date; ports: PaymentPorts; tenant: Pick<Tenant, 'feature_flag'> }

/** What an amount can be paid with at this tenant today. */
export async function offeredMethods({ db, now, ports, tenant }: Here, amount: number): Promise<Method[]> {
  const receives = (name: GatewayName) => name !== 'doku' || tenant.feature_flag.is_receive_payment_doku === 1
  const names = ['doku', 'yukk'] as const
  const gateways = names.filter((name) => ports.gateways[name] !== undefined && receives(name))
  return methodsFor({ amount, gateways, caps: await datedRulesOn(db, jakartaDate(now)) })
}

/** The same for who chooses: how long each lives, and whether its gateway can be reached now. */
export async function offeredViews(here: Here, amount: number) {
  const offered = await offeredMethods(here, amount)
  return offered.map((method) => ({
    ...method,
    minutes: limits[method.kind].minutes,
    is_available: here.ports.gateways[method.gateway]?.isUp() ?? false,
  }))
}
