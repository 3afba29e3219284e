import { pino } from 'pino'
import { listingsVersion, loadListings, productsChanged, refreshListings } from '#modules/search/module.ts'
import { compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'

/** Another process that has the listings and says which of some packages it knows to have changed, though nobody asks. Run by two-nodes.test.ts. */
const [url = '', ...slugs] = process.argv.slice(2)
const application = await compose(loadConfig(), pino({ level: 'silent' }), url)
const { db, clock, nodes } = application
const app = await buildApp(application)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
await loadListings(db, clock.now())
// Both listen from then on.
while (nodes.count() < 2) await new Promise((resolve) => setTimeout(resolve, 20))
await refreshListings(db, clock.now())
const version = listingsVersion(db, clock.now())
const unchanged = new Set(slugs)
setInterval(() => {
  for (const slug of unchanged) {
    if (!productsChanged([slug], version)) continue
    unchanged.delete(slug)
    process.stdout.write(`changed ${slug}\n`)
  }
}, 20)
process.stdout.write(`(listening on ${address})\n`)
