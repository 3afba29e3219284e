import { addMs, dayMs } from '#core/time.ts'
import type { users } from '#modules/identity/tables.ts'
import { idOf, slugOf } from '../catalogue/naming.ts'
import { demoTenants } from '../tenants.ts'

/** Invented members of each brand who have bought something; nobody can sign in as one of them. */
const names = [
  ['Nurhayati Lubis', 'Bambang Sutrisno', 'Rina Marlina', 'Zulfikar Nasution', 'Endang Puspita', 'Taufan Hidayah'],
  ['Aminah Daeng', 'Gunawan Prasetyo', 'Lilis Suryani', 'Haris Munandar', 'Sukmawati', 'Dian Anggraini'],
] as const
const shared = ['Ibu Suwarni', 'Fauzan Azhari', 'Mega Wulandari', 'Iman Rahmanto', 'Yulia Ningsih', 'Pak Darmawan']

export const buyers = demoTenants.flatMap((tenant, t) =>
  [...(names[t] ?? []), ...shared].map((full_name) => ({
    id: idOf(`buyer ${tenant.slug} ${full_name}`),
    tenant_id: tenant.id,
    full_name,
    email: `${slugOf(full_name)}@pembeli.test`,
  })),
)

export const buyerRows = (now: Date): (typeof users.$inferInsert)[] =>
  buyers.map((buyer) => ({ ...buyer, language: 'id' as const, created_at: addMs(now, -240 * dayMs) }))
