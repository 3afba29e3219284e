import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { consultants, share_tokens } from '#modules/affiliate/tables.ts'
import { products } from '#modules/catalogue/tables.ts'
import { demoStaff } from './staff.ts'
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
    token: share_token,
    created_at: now,
  }))
  await db
    .insert(share_tokens)
    .values(links)
    .onConflictDoUpdate({
      target: share_tokens.token_hash,
      set: { expires_at: sql`excluded.expires_at`, token: sql`excluded.token` },
    })
}

const atDesk = [
  { email: 'konsultan@rihla.test', code: 'RIHLA-AISYAH' },
  { email: 'konsultan2@rihla.test', code: 'RIHLA-BAGAS' },
]

/** Two of them work at the desk, and each recommends a package there. */
export async function seatConsultants(db: Db, now: Date): Promise<void> {
  const packages = await db
    .select({ slug: products.slug })
    .from(products)
    .orderBy(asc(products.slug))
    .limit(atDesk.length)
  for (const [i, { email, code }] of atDesk.entries()) {
    const person = demoStaff.find((one) => one.email === email)
    const consultant = demoConsultants.find(({ affiliate_code }) => affiliate_code === code)
    if (!person || !consultant) throw new Error(`nobody of the demo is ${email}`)
    const isFree = and(eq(consultants.id, consultant.id), isNull(consultants.staff_id))
    await db.update(consultants).set({ staff_id: person.id }).where(isFree)
    const product_slug = packages[i]?.slug
    if (!product_slug) continue
    const token = `${consultant.share_token}-paket`
    const link = { token_hash: hashSecret(token), token, consultant_id: consultant.id, product_slug, created_at: now }
    await db
      .insert(share_tokens)
      .values({ ...link, expires_at: addMs(now, 365 * dayMs) })
      .onConflictDoNothing()
  }
}
