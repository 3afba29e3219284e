import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { seedAccounts } from './accounts.ts'
import { seedAddresses } from './addresses.ts'
import { seedApplications } from './applications.ts'
import { seedFinancing } from './bank/financing.ts'
import { seedSavings } from './bank/savings.ts'
import type { Seal } from './bookings/booking-rows.ts'
import { seedBookings } from './bookings/seed-bookings.ts'
import { seedBreaches } from './breaches.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedChats } from './chats.ts'
import { seedCommissions } from './commissions.ts'
import { seedConsents } from './consents.ts'
import { seatConsultants, seedConsultants } from './consultants.ts'
import { seedDeskWork } from './desk-work.ts'
import { seedEditorWork } from './editor-work.ts'
import { seedHasanah } from './hasanah/seed-hasanah.ts'
import { seedMembers } from './members.ts'
import { seedPackageChange } from './package-changes.ts'
import { seedPayouts } from './payouts.ts'
import { seedDemoPictures } from './pictures.ts'
import { seedPrivateUmrah } from './private-umrah/seed-private-umrah.ts'
import { seedPrivateRequests } from './private-umrah/seed-requests.ts'
import { seedRefundAccounts } from './refund-accounts.ts'
import { seedRefundBatch } from './refund-batches.ts'
import { seedSettlements } from './settlements.ts'
import { seedSouvenirOrders } from './souvenirs/seed-orders.ts'
import { seedSouvenirs } from './souvenirs/seed-souvenirs.ts'
import { seedStaff } from './staff.ts'
import { seedTenants } from './tenants.ts'

export type Seed = {
  db: Db
  files: FilesPort
  passwordHash: (password: string) => Promise<string>
  /** Seals passports and scans as the product does, so that the desk can open them. */
  seal: Seal
  say: (line: string) => void
  /** Puts what is on sale where people look for it. */
  list: (db: Db, at: { now: Date; all: boolean }) => Promise<unknown>
  now: Date
  /** The tables have just changed: what was made for the old ones is made anew. */
  is_migrated: boolean
}

/** Fills an empty database for the demo; what is there already stays as it is. */
export async function seedDemo(seed: Seed): Promise<void> {
  await seedTenants(seed.db)
  await seedMembers(seed.db, seed.passwordHash, seed.now)
  await seedConsents(seed.db)
  await seedAddresses(seed.db)
  await seedConsultants(seed.db, seed.now)
  await seedDemoPictures(seed)
  await seedCatalogue(seed)
  await seedPrivateUmrah(seed)
  await seedStaff(seed.db, seed.passwordHash, seed.now)
  await seatConsultants(seed.db, seed.now)
  await seedSouvenirs(seed)
  await seedApplications(seed)
  await seedBookings(seed)
  await seedPrivateRequests(seed)
  await seedSouvenirOrders(seed)
  await seedSavings(seed)
  await seedFinancing(seed)
  await seedPayouts(seed.db, seed.now)
  await seedCommissions(seed)
  await seedSettlements(seed.db, seed.now)
  await seedAccounts(seed)
  await seedRefundAccounts(seed)
  await seedRefundBatch(seed.db, seed.now)
  await seedPackageChange(seed.db, seed.now)
  await seedBreaches(seed.db, seed.now)
  await seedHasanah(seed.db, seed.now)
  await seedDeskWork(seed.db, seed.now)
  await seedEditorWork(seed.db, seed.now)
  await seedChats(seed.db, seed.now)
  await seed.list(seed.db, { now: seed.now, all: seed.is_migrated })
}
