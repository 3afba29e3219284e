import { demoTenants } from '../tenants.ts'
import type { PartnerRow } from './partner-row.ts'

/** The second brand shows a choice: not every ninth travel partner, bank or channel. */
export function hiddenPartners(rows: readonly PartnerRow[]): { tenant_id: string; partner_id: string }[] {
  const hidden = rows.filter((row) => row.position % 9 === 4)
  return hidden.map((row) => ({ tenant_id: demoTenants[1].id, partner_id: row.id }))
}
