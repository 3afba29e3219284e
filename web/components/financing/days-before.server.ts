import { rules } from '#modules/dated-rules/contract.ts'
import { banks } from '#modules/partner/contract.ts'
import { financingDaysBefore } from '#modules/partner/rules/days-before.ts'
import { api, type Context } from '../../api.server.ts'

/** How many days before a departure the last bank still takes an application. */
export async function daysBefore(context: Context): Promise<number> {
  const [{ data: open }, { data: inForce }] = await Promise.all([api(context, banks, {}), api(context, rules, {})])
  return financingDaysBefore(open, inForce)
}
