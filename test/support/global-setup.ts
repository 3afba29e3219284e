import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import type { Address } from '#database/embedded/address.ts'
import { testCluster } from '#database/embedded/for-tests.ts'
import { runMigrations } from '#database/migrations.ts'
import { seedSharedTexts } from '#demo/pages/shared-texts.ts'
import { seedTenants } from '#demo/tenants.ts'
import { seedRegions } from '#server/prepare/regions.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Address
  }
}

/** One PostgreSQL for the whole run; each test file copies the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await testCluster()
  await cluster.createDatabase('template_house')
  const { db, pool, close } = connect(cluster.url('template_house'), { size: 2, onError: () => undefined })
  await runMigrations(pool, process.cwd())
  await seedTenants(db)
  await seedRegions(db)
  await seedSharedTexts(db, process.cwd())
  await close()
  project.provide('cluster', cluster.address)
  return () => cluster.stop()
}
