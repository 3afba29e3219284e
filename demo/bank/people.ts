import { and, asc, eq, like, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { documents } from '#modules/documents/tables.ts'
import { users } from '#modules/identity/tables.ts'
import type { Seal } from '../bookings/booking-rows.ts'
import { hexOf } from '../bookings/codes.ts'
import { type Kind, specimen } from '../bookings/specimen.ts'
import { keep } from '../catalogue/keep.ts'
import { demoIdPrefix, idOf } from '../catalogue/naming.ts'
import { demoMembers } from '../members.ts'
import { demoTenants } from '../tenants.ts'

export type BankSeed = { db: Db; files: FilesPort; seal: Seal; now: Date }
export type Client = Awaited<ReturnType<typeof clientsOf>>[number]

/** The bank whose officer can sign in at the desk: it finances and takes savings both. */
export const bank = {
  id: idOf('partner bank-taqwira-syariah'),
  name: 'Bank Taqwira Syariah',
  savings_terms: idOf('bank terms bank-taqwira-syariah wadiah 2025-01-01'),
  financing_terms: idOf('bank terms bank-taqwira-syariah murabahah 2025-01-01'),
}

/** Members of the first tenant: the two who can sign in, then those who have booked. */
export async function clientsOf(db: Db, limit: number) {
  const [tenant] = demoTenants
  if (!tenant) throw new Error('a demo without a tenant')
  const own = demoMembers.filter(({ tenant_id }) => tenant_id === tenant.id)
  const others = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenant.id),
        like(sql`${users.id}::text`, `${demoIdPrefix}-%`),
        notInArray(
          users.id,
          own.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  return [...own, ...others].map(({ id, tenant_id, full_name, gender, birth_date, email, phone_number, address }) => ({
    user_id: id,
    tenant_id,
    name: full_name,
    gender: gender ?? ('female' as const),
    birth_date: birth_date ?? '1985-03-14',
    email,
    phone_number: phone_number ?? '+6281100009999',
    address: address ?? 'Jl. Cempaka No. 4, Bandung, Jawa Barat 40115',
  }))
}

type Scan = {
  owner_kind: 'savings' | 'financing'
  owner_id: string
  person_id: string
  kind: string
  looks_like: Kind
  uploaded_at: Date
  /** Why the bank asks for it again. */
  reason?: string
}

/** Stores a scan of nobody's document, sealed for its place as one that somebody sent. */
export async function keepScan({ db, files, seal }: BankSeed, { looks_like, reason, ...scan }: Scan): Promise<void> {
  const key = `${scan.owner_kind} ${scan.owner_id} ${scan.kind}`
  const bytes = await specimen(looks_like)
  const file_key = `papers/${hexOf(key)}`
  await files.put(file_key, { bytes: seal(bytes, file_key), type: 'application/octet-stream' })
  const file = { file_key, type: 'image/webp' as const, size: bytes.length }
  const state = reason ? ('rejected' as const) : ('received' as const)
  await keep(db, documents, [{ id: idOf(key), ...scan, ...file, state, reason: reason ?? null }])
}
