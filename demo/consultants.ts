import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { consultants, share_tokens } from '#modules/affiliate/tables.ts'
import { demoTenants } from './tenants.ts'

const names = {
  rihla: [
    'Aisyah Nur Fadhilah',
    'Bagas Prasetyo',
    'Citra Maharani',
    'Dimas Ardiansyah',
    'Endang Lestari',
    'Farhan Hidayat',
  ],
  safar: ['Gita Permatasari', 'Hendra Kusuma', 'Intan Nuraini', 'Joko Santoso', 'Khadijah Azzahra', 'Lukman Hakim'],
} as const

/** Invented people on numbers nobody has. The link of each opens with `demo-share-<first name>`. */
export const demoConsultants = demoTenants.flatMap((tenant, t) =>
  names[tenant.slug].map((full_name, i) => {
    const firstName = full_name.split(' ')[0] ?? full_name
    return {
      id: `0190a000-0000-7000-8000-0000000c${t + 1}00${i + 1}`,
      tenant_id: tenant.id,
      affiliate_code: `${tenant.slug}-${firstName}`.toUpperCase(),
      full_name,
      whatsapp_number: `628110000${t + 1}10${i + 1}`,
      share_token: `demo-share-${firstName.toLowerCase()}`,
    }
  }),
)

/** Seeding again changes nothing but the links, which are good for another year. */
export async function seedConsultants(db: Db, now: Date): Promise<void> {
  const people = demoConsultants.map(({ share_token: _, ...row }) => ({ ...row, created_at: now }))
  await db.insert(consultants).values(people).onConflictDoNothing()
  const expires_at = addMs(now, 365 * dayMs)
  const links = demoConsultants.map(({ id, share_token }) => ({
    token_hash: hashSecret(share_token),
    consultant_id: id,
    expires_at,
  }))
  await db
    .insert(share_tokens)
    .values(links)
    .onConflictDoUpdate({ target: share_tokens.token_hash, set: { expires_at: sql`excluded.expires_at` } })
}
