import { inject as provided } from 'vitest'
import { connect } from '#database/connect.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { makeTemplate } from './template.ts'
import { type TestApp, testApp } from './test-app.ts'

const template = 'template_catalogue'

/** When the catalogue was filled. */
export const filledAt = new Date('2026-11-15T04:00:00Z')

/** An application with the demo's catalogue and nothing else of the demo. */
export async function catalogueApp(): Promise<TestApp> {
  await makeTemplate(databasesAt(provided('cluster')), template, async (url) => {
    const { db, close } = connect(url, { size: 2, onError: () => undefined })
    await seedCatalogue({ db, now: filledAt, say: () => undefined })
    await close()
  })
  return testApp({}, { template })
}
