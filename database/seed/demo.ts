import type { Db } from '#core/context.ts'
import { seedTenants } from './tenants.ts'

export type Seed = { db: Db; data_dir: string; say: (line: string) => void; now: Date }

/** Fills an empty database for the demo; one that is filled already stays as it is. */
export async function seedDemo({ db }: Seed): Promise<void> {
  await seedTenants(db)
}
