import { rebuildOrderSummaries } from '#modules/orders/module.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) => rebuildOrderSummaries(db, new Date()))
process.stdout.write('The order lists are made anew.\n')
